import type { ApiCall } from '@piacter/contracts';
import { useState } from 'react';
import {
  type AddressParts,
  ApiFailure,
  buildAddress,
  fetchPage,
  type Page,
  type PagedCall,
  type PageReply,
  type QueryName,
  type RowOf,
  read,
  usePage,
} from '../../lib/api/index.ts';
import { formatNumber } from '../../lib/format.ts';
import { reversedRanges } from './filter-values.ts';
import type { Filter, FilterCounts, FilterOptions, Sorting, Values } from './filters.ts';
import { text } from './text.ts';
import { type Filters, useFilters } from './use-filters.ts';

/** The options of the filters; those of the detailed ones are loaded only when these are open or set. */
export type UseOptions = (state: { wantsDetails: boolean; values: Values }) => FilterOptions;

/** The calls that count the results by the options of the filters. */
type CountsCall = Extract<ApiCall, `GET /api/option-counts/${string}`>;

/** The description of a searched list: its call, its filters by query parameter, and its sorting. */
export type SearchDescription<Call extends PagedCall = PagedCall> = {
  call: Call;
  filters: readonly Filter<QueryName<Call>>[];
  sorting?: Sorting<QueryName<Call>>;
  /** A hook. */
  useOptions?: UseOptions;
  optionCounts?: CountsCall;
};

/** Types a description by its call: a filter without a query parameter does not compile. */
export const describeSearch = <Call extends PagedCall>(
  description: SearchDescription<Call>,
): SearchDescription<Call> => description;

/** The number of rows of a list; capped if only a lower bound is known. */
export type Total = { total: number; isCapped: boolean };

/** Lists without a total count the rows of their only page. */
export const getTotal = ({ data, total, totalIsCapped = false, totalPages }: Page<unknown>): Total =>
  total === undefined ? { total: data.length, isCapped: totalPages > 1 } : { total, isCapped: totalIsCapped };

/** '12', or '1000+' where it is capped. */
export const formatTotal = ({ total, isCapped }: Total): string =>
  isCapped ? `${total}+` : formatNumber(total);

/** The state of a searched list: its filters in the address, their options, and the page of rows. */
export type Search<Row> = Filters &
  PageReply<Row> & {
    call: PagedCall;
    options: FilterOptions;
    detailsOpen: boolean;
    onToggleDetails: () => void;
    /** Fetches the number of rows for other filters. */
    count: (values: Values) => Promise<Total>;
    /** Fetches the number of rows for each option of the filters; absent where they are not counted. */
    countOptions: ((values: Values) => Promise<FilterCounts>) | undefined;
  };

type Settings<Call extends PagedCall> = {
  /** Each change searches at once; otherwise the button of the drawer does. */
  isLive: boolean;
  onApply?: () => void;
  config?: Parameters<typeof usePage<Call>>[2];
};

const fetchOptionCounts = async (call: CountsCall, values: Values): Promise<FilterCounts> => {
  const parts = { query: values } as AddressParts<CountsCall>;
  const { data, histograms } = await read<CountsCall>(buildAddress(call, parts));
  return { options: data, histograms };
};

/** The state of a searched list. */
export function useSearch<Call extends PagedCall>(
  { call, filters, sorting, useOptions = () => ({}), optionCounts }: SearchDescription<Call>,
  { isLive, onApply, config }: Settings<Call>,
): Search<RowOf<Call>> {
  const state = useFilters({ filters, sorting }, { isLive, onApply });
  const [isOpened, setOpened] = useState<boolean>();
  const detailsOpen = isOpened ?? state.hasDetails;
  const wantsDetails = detailsOpen || state.hasDetails;
  // The API finds nothing in a reversed range, so an error explains it.
  const reversed = reversedRanges(filters, state.applied, text.reversed);
  const refusal =
    reversed.length === 0 ? undefined : new ApiFailure(422, 'validation_failed', text.refused, reversed);
  const reply = usePage(call, refusal ? null : state.query, config);
  return {
    call,
    ...state,
    ...reply,
    failure: refusal ?? reply.failure,
    options: useOptions({ wantsDetails, values: state.values }),
    detailsOpen,
    onToggleDetails: () => setOpened(!detailsOpen),
    count: async (values) => getTotal(await fetchPage(call, values)),
    countOptions: optionCounts && ((values) => fetchOptionCounts(optionCounts, values)),
  };
}
