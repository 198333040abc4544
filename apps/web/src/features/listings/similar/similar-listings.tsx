import type { ReactNode } from 'react';
import useSWR from 'swr';
import { fetchPage, type PagedCall, type RowOf } from '../../../lib/api/index.ts';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { text } from '../detail/text.ts';
import styles from './similar.module.css';
import { similarID } from './similar-id.ts';

/** One row of the grid on a wide screen. */
const maxSimilar = 4;

type Props<Call extends PagedCall> = {
  /** The public search of the listing's kind. */
  call: Call;
  /** Searches in order, such as those that the listing itself matches, the narrowest first; the next one fills up the remaining places. */
  queries: readonly Readonly<Record<string, string>>[];
  /** The id of the listing that the others are similar to. */
  own?: number;
  title?: string;
  /** Shown below the title. */
  hint?: ReactNode;
  max?: number;
  idOf: (card: RowOf<Call>) => number;
  children: (card: RowOf<Call>) => ReactNode;
};

async function findOthers<Call extends PagedCall>({
  call,
  queries,
  own,
  max = maxSimilar,
  idOf,
}: Omit<Props<Call>, 'children' | 'title' | 'hint'>) {
  const found = new Map<number, RowOf<Call>>();
  for (const query of queries) {
    if (found.size >= max) break;
    const { data } = await fetchPage(call, query);
    for (const card of data) if (idOf(card) !== own && !found.has(idOf(card))) found.set(idOf(card), card);
  }
  return [...found.values()].slice(0, max);
}

/** Similar listings for a visitor to contact as well, or those that fit a request; nothing without any. */
export function SimilarListings<Call extends PagedCall>({
  title = text.similar,
  hint,
  children,
  ...search
}: Props<Call>) {
  // Optional content: a failure is neither reported nor retried.
  const { data: cards = [] } = useSWR(
    ['similar', search.call, search.own, search.queries],
    () => findOthers(search),
    {
      shouldRetryOnError: false,
      revalidateOnFocus: false,
    },
  );
  if (cards.length === 0) return null;
  return (
    <section id={similarID} className={styles.similar} aria-labelledby={`${similarID}-cim`} data-print="hide">
      <h2 id={`${similarID}-cim`}>{title}</h2>
      {hint && <p>{hint}</p>}
      <CardGrid columns={4}>{cards.map(children)}</CardGrid>
    </section>
  );
}
