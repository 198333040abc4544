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
  /** Searches that the listing itself matches, the narrowest first; the next one fills up the remaining places. */
  queries: readonly Readonly<Record<string, string>>[];
  /** The id of the listing. */
  own: number;
  idOf: (card: RowOf<Call>) => number;
  children: (card: RowOf<Call>) => ReactNode;
};

async function findOthers<Call extends PagedCall>({
  call,
  queries,
  own,
  idOf,
}: Omit<Props<Call>, 'children'>) {
  const found = new Map<number, RowOf<Call>>();
  for (const query of queries) {
    if (found.size >= maxSimilar) break;
    const { data } = await fetchPage(call, query);
    for (const card of data) if (idOf(card) !== own && !found.has(idOf(card))) found.set(idOf(card), card);
  }
  return [...found.values()].slice(0, maxSimilar);
}

/** Similar listings for a visitor to contact as well; nothing without any. */
export function SimilarListings<Call extends PagedCall>({ children, ...search }: Props<Call>) {
  // Optional content: a failure is neither reported nor retried.
  const { data: cards = [] } = useSWR(['similar', search.call, search.own], () => findOthers(search), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  if (cards.length === 0) return null;
  return (
    <section id={similarID} className={styles.similar} aria-labelledby={`${similarID}-cim`} data-print="hide">
      <h2 id={`${similarID}-cim`}>{text.similar}</h2>
      <CardGrid columns={4}>{cards.map(children)}</CardGrid>
    </section>
  );
}
