import type { CsvRow, CsvTrial, DeskFate } from '@piacter/contracts/desks';
import type { ListingKind } from '@piacter/contracts/listings/values';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useState } from 'react';
import { api } from '../../lib/api/index.ts';
import { classNames } from '../../lib/class-names.ts';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { editAll } from './batches.ts';
import styles from './desk.module.css';
import { DeskDialog } from './desk-dialog.tsx';
import { text } from './text.ts';

type Props = {
  kind: ListingKind;
  onClose: () => void;
  run: (
    work: (onProgress: (done: number) => void) => Promise<DeskFate[]>,
    all: number,
    rows: readonly CsvRow[],
  ) => Promise<void>;
};

/** Rows that are listed; the others are counted. */
// own value: as many as one looks through
const maxListed = 100;

function Rows({ title, rows }: { title: string; rows: readonly CsvRow[] }) {
  if (rows.length === 0) return null;
  return (
    <div>
      <b>{title}</b>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <ul className={styles.trial} tabIndex={0} aria-label={title}>
        {rows.slice(0, maxListed).map((row) => (
          <li key={row.line}>
            <b>{text.csv.row(row.line, row.title)}</b> – {row.message}
          </li>
        ))}
        {rows.length > maxListed && <li>{text.done.more(rows.length - maxListed)}</li>}
      </ul>
    </div>
  );
}

/** Changes listings by a CSV file: shows what each row would do, and does it when that is confirmed. */
export function CsvDialog({ kind, onClose, run }: Props) {
  const [name, setName] = useState<string>();
  const [trial, setTrial] = useState<CsvTrial>();
  const [failure, setFailure] = useState<string>();
  const changed = trial?.rows.filter(({ fate }) => fate === 'changed') ?? [];

  const read = async (file: File | undefined) => {
    setTrial(undefined);
    setFailure(undefined);
    setName(file?.name);
    if (!file) return;
    const body = new FormData();
    body.set('file', file);
    try {
      const { data } = await api('POST /api/own-listings/{kind}/csv', {
        params: { kind },
        body: body as never,
      });
      setTrial(data);
    } catch (error) {
      setFailure(failureMessage(error, unexpectedMessage));
    }
  };
  const send = async () => {
    onClose();
    const rows = changed.flatMap(({ id: listingID, seenPrice, changes }) =>
      listingID === null ? [] : [{ id: listingID, seenPrice, changes }],
    );
    await run((onProgress) => editAll(kind, rows, onProgress), rows.length, changed);
  };
  return (
    <DeskDialog
      title={text.csv.title}
      intro={text.csv.intro}
      submit={changed.length > 0 ? text.csv.submit(changed.length) : undefined}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <label className={classNames(buttonClass({ variant: 'ghost' }), styles.file)}>
        <Icon shape={IconUpload} />
        {name ?? text.csv.choose}
        <input
          type="file"
          className="sr-only"
          accept=".csv,text/csv,text/plain"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </label>
      <div role="status" className={styles.outcome}>
        {failure !== undefined && <Note variant="error">{failure}</Note>}
        {trial && (
          <>
            <Rows title={text.csv.changes(changed.length)} rows={changed} />
            <Rows
              title={text.csv.refused(trial.rows.length - changed.length)}
              rows={trial.rows.filter(({ fate }) => fate === 'refused')}
            />
            {trial.unchanged > 0 && <p>{text.csv.unchanged(trial.unchanged)}</p>}
            {changed.length === 0 && <p>{text.csv.nothing}</p>}
          </>
        )}
      </div>
    </DeskDialog>
  );
}
