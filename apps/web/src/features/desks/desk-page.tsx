import type { CsvRow, DeskRow } from '@piacter/contracts/desks';
import { deskRowLimit } from '@piacter/contracts/desks/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { listingPathsByKind } from '@piacter/contracts/site/paths';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { type ReactNode, useState } from 'react';
import { api } from '../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { formatNumber } from '../../lib/format.ts';
import { alert } from '../../lib/message-queue.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { Pager } from '../../ui/pager.tsx';
import { PageHead } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending.tsx';
import { editAll } from './batches.ts';
import { BulkActions } from './bulk-actions.tsx';
import { CsvDialog } from './csv-dialog.tsx';
import styles from './desk.module.css';
import { DeskFilters } from './desk-filters.tsx';
import { nameRow } from './desk-row.tsx';
import { DeskTable } from './desk-table.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import type { FirstOrder } from './promote-dialog.tsx';
import { text } from './text.ts';
import { type Moved, undoMoves } from './undo-moves.ts';
import { useBulkRun } from './use-bulk-run.ts';
import { useDesk } from './use-desk.ts';

type Props = {
  kind: ListingKind;
  words: { title: string; count: (count: number) => string; create: string };
  newPath: string;
  editPath: (id: number) => string;
  /** The switch to the cards. */
  view: ReactNode;
};

type RunAbout = {
  csv?: readonly CsvRow[];
  getOrder?: () => FirstOrder | undefined;
  moved?: Moved | undefined;
};

/** The advertiser's listings as a table, for whoever has many (LIFE-07). */
export function DeskPage({ kind, words, newPath, editPath, view }: Props) {
  usePageTitle(words.title);
  const desk = useDesk(kind);
  const [isUploading, setUploading] = useState(false);
  const { reply, selected } = desk;
  const rows = reply?.data ?? [];

  const bulk = useBulkRun({ onDone: desk.clear, onEnd: desk.refresh });
  const run = (
    work: Parameters<typeof bulk.run>[0],
    all: number,
    { csv = [], getOrder, moved }: RunAbout = {},
  ) => {
    const named = [...rows, ...selected.values()].map((row) => [row.id, nameRow(row)] as const);
    const titles = new Map([...csv.map((row) => [row.id ?? 0, row.title] as const), ...named]);
    return bulk.run(work, all, { titles, getOrder, moved });
  };
  const edit = (row: DeskRow, changes: { price?: number; ownReference?: string }) => {
    const { id, price: seenPrice } = row;
    return bulk.runNext(() => editAll(kind, [{ id, ...('price' in changes && { seenPrice }), changes }]), 1, {
      titles: new Map([[id, nameRow(row)]]),
    });
  };

  const download = async () => {
    try {
      const { data } = await api('GET /api/own-listings/{kind}/csv', {
        params: { kind },
        query: desk.filters,
      });
      saveFile(text.csv.file(new Date().toISOString().slice(0, 10)), data.csv, 'text/csv;charset=utf-8');
      if (data.isCut === 1) await alert(text.csv.cut(formatNumber(deskRowLimit)));
    } catch (failure) {
      await alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
    }
  };
  if (!reply)
    return (
      <Pending
        loading={text.loading}
        failure={desk.error ? failureMessage(desk.error, unexpectedMessage) : undefined}
        onRetry={() => void desk.refresh()}
      />
    );
  const { live = 0, reserved = 0 } = reply.counts.byState;
  return (
    <>
      <PageHead
        title={words.title}
        sub={words.count(live + reserved)}
        action={
          <ButtonLink to={newPath}>
            <Icon shape={IconPlus} />
            {words.create}
          </ButtonLink>
        }
      />
      <div className={styles.tools}>
        {view}
        <Button variant="plain" onClick={() => void download()}>
          <Icon shape={IconDownload} />
          {text.csv.out}
        </Button>
        <Button variant="plain" onClick={() => setUploading(true)}>
          <Icon shape={IconUpload} />
          {text.csv.in}
        </Button>
      </div>
      <DeskFilters desk={desk} counts={reply.counts} />
      {rows.length === 0 ? (
        <Note>
          {reply.total > 0 ? (
            <>
              {text.pastEnd} <Link to={desk.getHref(reply.totalPages)}>{text.lastPage}</Link>
            </>
          ) : (
            text.nothing
          )}
        </Note>
      ) : (
        <>
          <p className={styles.selectAll}>
            <Button variant="plain" onClick={() => void desk.selectAll()}>
              {text.selectAll(reply.total)}
            </Button>
          </p>
          <DeskTable
            onSelectPage={(isSelected) => desk.toggle(rows, isSelected)}
            rows={rows.map((row) => ({
              kind,
              row,
              isSelected: selected.has(row.id),
              editPath: editPath(row.id),
              monthPath: listingPathsByKind[kind].month(row.id),
              priceUnit: reply.priceUnit,
              onSelect: (isSelected) => desk.toggle([row], isSelected),
              onEdit: (changes) => edit(row, changes),
            }))}
          />
        </>
      )}
      <div className={styles.outcome}>
        <OutcomeNote
          kind={kind}
          outcome={bulk.outcome}
          progress={bulk.progress}
          onUndo={(moved) => void run(() => undoMoves(kind, moved), moved.before.length)}
        />
        {bulk.outcome && (
          <Button variant="plain" onClick={bulk.close}>
            {text.done.close}
          </Button>
        )}
      </div>
      {reply.totalPages > 1 && (
        <Pager page={desk.page} totalPages={reply.totalPages} getHref={desk.getHref} />
      )}
      {selected.size > 0 && (
        <BulkActions
          kind={kind}
          selected={[...selected.values()]}
          elsewhere={selected.size - rows.filter(({ id }) => selected.has(id)).length}
          priceUnit={reply.priceUnit}
          onClear={desk.clear}
          run={run}
        />
      )}
      {isUploading && (
        <CsvDialog
          kind={kind}
          onClose={() => setUploading(false)}
          run={(work, all, csv) => run(work, all, { csv })}
        />
      )}
    </>
  );
}
