import type { ListedRequest } from '@piacter/contracts/requests';
import { isRequestKind, requestKinds } from '@piacter/contracts/requests/values';
import { adminPaths } from '@piacter/contracts/site/paths';
import { formatNumber } from '../../../lib/format.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { formatTimestamp } from '../../../lib/timestamp.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { describeDays, describeSearch, useSearch } from '../../search/index.ts';
import { SearchList } from '../../search/list/index.ts';
import { text } from './text.ts';

const { filters: labels } = text;

const options = {
  kind: requestKinds.map((kind) => ({ value: kind, label: text.kinds[kind] })),
  answered: [{ value: '1', label: text.withAnswer }],
};

const requestSearch = describeSearch({
  call: 'GET /api/all-requests',
  filters: [
    {
      kind: 'select',
      variant: 'dropdown',
      name: 'kind',
      label: labels.kind,
      placeholder: text.kinds.service,
    },
    {
      kind: 'select',
      variant: 'dropdown',
      name: 'answered',
      label: labels.answered,
      placeholder: labels.any,
    },
    describeDays(labels.days, text.between),
  ],
  useOptions: () => options,
});

const columns: readonly Column<ListedRequest>[] = [
  {
    key: 'created',
    head: text.columns.created,
    cell: ({ created }) => formatTimestamp(created),
    noWrap: true,
    card: 'detail',
  },
  {
    key: 'description',
    head: text.columns.description,
    cell: ({ description }) => description,
    card: 'name',
  },
  {
    key: 'answers',
    head: text.columns.answers,
    cell: ({ responseCount }) => text.answerCount(formatNumber(responseCount)),
    noWrap: true,
    card: 'value',
  },
  { key: 'state', head: text.columns.state, cell: ({ state }) => text.states[state], card: 'state' },
];

/** /admin/ajanlatkeresek: all requests, the list behind the figures of the first screen. */
export function AllRequestsPage() {
  usePageTitle(text.title);
  const search = useSearch(requestSearch, { isLive: true });
  const { kind: chosen = '' } = search.applied;
  const kind = isRequestKind(chosen) ? chosen : 'service';
  return (
    <>
      <PageHead title={text.title} sub={text.sub} />
      <SearchList search={search} words={text.words}>
        {(requests) => (
          <DataTable
            label={text.list}
            columns={columns}
            rows={requests}
            getKey={({ requestID }) => requestID}
            actions={({ requestID }) => (
              <ButtonLink
                variant="soft"
                to={adminPaths.request(kind, requestID)}
                aria-label={text.openLabel(requestID)}
              >
                {text.open}
              </ButtonLink>
            )}
          />
        )}
      </SearchList>
    </>
  );
}
