import useSWR from 'swr';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ListingKind } from '../../ui/placeholder.tsx';
import type { FilterOptions, Values } from './filters.ts';
import { waysToLoosen } from './loosening.ts';
import { text } from './text.ts';
import { sayTotal, type Total } from './total.ts';
import type { Search } from './use-search.ts';

type Props = {
  kind: ListingKind;
  search: Search;
  options: FilterOptions;
  /** Asks how many a search would find. */
  countOf: (values: Values) => Promise<Total>;
};

/** An empty result: which filter to give up, and how many each would then show. */
export function NothingFound({ kind, search, options, countOf }: Props) {
  const { filters, applied, hrefOf } = search;
  const ways = waysToLoosen(filters, applied, options, text.without);
  const { data: totals } = useSWR(['loosened', kind, hrefOf(applied)], () =>
    Promise.all(ways.map((way) => countOf(way.values))),
  );
  const offered = ways
    .map((way, index) => ({ ...way, total: totals?.[index] }))
    .flatMap(({ what, values, total }) =>
      total && total.total > 0 ? [{ to: hrefOf(values), label: text.way(what, sayTotal(total)) }] : [],
    );
  if (ways.length === 0) return <EmptyState kind={kind} title={text.nothing} hint={text.nothingAtAll} />;
  if (offered.length === 0) {
    const clear = [{ to: hrefOf({}), label: text.clearFilters }];
    return <EmptyState kind={kind} title={text.nothing} hint={text.nothingWith} ways={clear} />;
  }
  return <EmptyState kind={kind} title={text.nothing} hint={text.loosen} ways={offered} />;
}
