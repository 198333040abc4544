import type { NtakCheck, NtakOverview } from '@piacter/contracts/ntak';
import { ntakResults } from '@piacter/contracts/ntak/values';
import { paths } from '@piacter/contracts/site/paths';
import { useState } from 'react';
import { api, useApi } from '../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { formatDate } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useConfirmedAction } from '../../lib/use-confirmed-action.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending.tsx';
import { text } from './text.ts';

type Named = { accommodationID: number; accommodationName: string };

const name: Column<Named> = {
  key: 'name',
  head: text.name,
  card: 'name',
  cell: ({ accommodationID, accommodationName }) => (
    <Link to={paths.accommodation(String(accommodationID))}>{accommodationName}</Link>
  ),
};
const number: Column<{ ntakNumber: string }> = {
  key: 'number',
  head: text.number,
  noWrap: true,
  cell: ({ ntakNumber }) => ntakNumber,
};
const checkColumns: readonly Column<NtakCheck>[] = [
  name,
  number,
  {
    key: 'result',
    head: text.result,
    card: 'state',
    cell: ({ result, checkedAt }) =>
      result && checkedAt ? text.on(text.results[result], formatDate(checkedAt)) : text.unchecked,
  },
];
type Duplicate = NtakOverview['duplicates'][number]['accommodations'][number] & { ntakNumber: string };
const duplicateColumns: readonly Column<Duplicate>[] = [
  number,
  name,
  { key: 'owner', head: text.owner, cell: ({ ownerEmail }) => ownerEmail },
];

const results = ntakResults.map((value) => ({ value, label: text.results[value] }));

type Props = {
  overview: NtakOverview;
  onMonth: (month: string) => void;
  onRecord: (check: NtakCheck, result: string) => void;
};

function Overview({ overview, onMonth, onRecord }: Props) {
  const { month, months, checks } = overview;
  const duplicates = overview.duplicates.flatMap(({ ntakNumber, accommodations }) =>
    accommodations.map((accommodation): Duplicate => ({ ...accommodation, ntakNumber })),
  );
  const options = [...new Set([month, ...months])].map((value) => ({
    value,
    label: value.replace('-', '. '),
  }));
  return (
    <>
      <Panel title={text.checks}>
        {months.length > 0 && (
          <SelectField label={text.month} name="month" value={month} options={options} onChange={onMonth} />
        )}
        {checks.length === 0 ? (
          <p>{text.noChecks}</p>
        ) : (
          <DataTable
            label={text.checks}
            columns={checkColumns}
            rows={checks}
            getKey={({ checkID }) => checkID}
            actions={(check) => (
              <SelectField
                label={text.resultOf(check.accommodationName)}
                hideLabel
                name={`result-${check.checkID}`}
                value={check.result ?? ''}
                placeholder={text.result}
                options={results}
                onChange={(result) => onRecord(check, result)}
              />
            )}
          />
        )}
      </Panel>
      <Panel title={text.duplicates}>
        {duplicates.length === 0 ? (
          <p>{text.noDuplicates}</p>
        ) : (
          <DataTable
            label={text.duplicates}
            columns={duplicateColumns}
            rows={duplicates}
            getKey={({ accommodationID }) => accommodationID}
          />
        )}
      </Panel>
    </>
  );
}

/** /admin/ntak-szamok: numbers to look up in the public register, and those of several ads (LAW-19). */
export function NtakPage() {
  usePageTitle(text.title);
  const [month, setMonth] = useState<string>();
  const { data, error, mutate } = useApi('GET /api/ntak-checks', month ? { query: { month } } : {});
  const { notice, focusRef, run } = useConfirmedAction(mutate);
  const record = ({ checkID }: NtakCheck, chosen: string) => {
    const result = ntakResults.find((one) => one === chosen);
    if (result)
      void run(undefined, () =>
        api('PATCH /api/ntak-checks/{checkID}', { params: { checkID }, body: { result } }),
      );
  };
  return (
    <>
      <PageHead title={text.title} sub={text.sub} />
      <div ref={focusRef} tabIndex={-1}>
        {notice && <Note variant="done">{notice}</Note>}
      </div>
      {data ? (
        <Overview overview={data.data} onMonth={setMonth} onRecord={record} />
      ) : (
        <Pending
          loading={text.loading}
          failure={error ? failureMessage(error, unexpectedMessage) : undefined}
          onRetry={() => void mutate()}
        />
      )}
    </>
  );
}
