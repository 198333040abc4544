import { typedEntries } from '@piacter/contracts/core/values';
import { listingKinds } from '@piacter/contracts/listings/values';
import { reportStateFilters, reportStates, toReportKind } from '@piacter/contracts/reports/values';
import { requestKinds } from '@piacter/contracts/requests/values';
import { listingWords } from '../../kinds/index.ts';
import { describeSearch } from '../../search/index.ts';
import { text as shared } from '../report/text.ts';
import { text } from './text.ts';

const [openState] = reportStates;
const stateOptions = reportStateFilters.flatMap((value) =>
  // The default, which has no value in the address.
  value === openState ? [] : [{ value, label: text.stateFilters[value] }],
);
export const kindOptions = listingKinds.map((value) => ({ value, label: listingWords[value].one }));
const reportedOptions = [
  ...kindOptions,
  { value: 'message', label: text.message.one },
  { value: 'list', label: text.list.one },
  ...requestKinds.map((kind) => ({ value: toReportKind(kind), label: text.request.kinds[kind] })),
];
const reasonOptions = typedEntries(shared.reasons).map(([value, label]) => ({ value, label }));

/** The queue of what was reported (TRUST-02). */
export const reportSearch = describeSearch({
  call: 'GET /api/reports',
  filters: [
    {
      kind: 'select',
      variant: 'dropdown',
      name: 'state',
      label: text.state,
      placeholder: text.stateFilters[openState],
    },
    { kind: 'select', variant: 'dropdown', name: 'kind', label: text.kind, placeholder: text.everyKind },
    {
      kind: 'select',
      variant: 'dropdown',
      name: 'reason',
      label: text.reason,
      placeholder: text.everyReason,
    },
  ],
  useOptions: () => ({ state: stateOptions, kind: reportedOptions, reason: reasonOptions }),
  sorting: {
    name: 'sort',
    label: text.order,
    options: [
      { value: 'newest', label: text.newestFirst },
      { value: 'oldest', label: text.oldestFirst },
      { value: 'most', label: text.byCount },
    ],
  },
});
