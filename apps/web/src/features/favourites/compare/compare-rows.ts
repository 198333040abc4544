import type { ReactNode } from 'react';
import { dash } from '../../../lib/format.ts';
import type { Comparison, Measure } from '../../listings/comparison/index.ts';

export type CompareCell = { value: ReactNode; isBest: boolean };
export type CompareRow = {
  term: string;
  /** One a listing, in their order. */
  cells: readonly CompareCell[];
  /** Whether not all values are the same. */
  differs: boolean;
};
export type CompareGroup = { title: string; rows: readonly CompareRow[] };

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === '' || value === dash;
const toKey = (value: ReactNode) => (isEmpty(value) ? '' : String(value));

function toRow(term: string, values: readonly ReactNode[], best: readonly boolean[] = []): CompareRow {
  const cells = values.map((value, index) => ({ value, isBest: best[index] ?? false }));
  return { term, cells, differs: new Set(values.map(toKey)).size > 1 };
}

/** Which of the numbers are the best; none if all known ones are the same. */
function findBest(numbers: readonly (number | null)[], best: 'lowest' | 'highest'): boolean[] {
  const known = numbers.filter((number) => number !== null);
  const extreme = best === 'lowest' ? Math.min(...known) : Math.max(...known);
  const canBeBest = new Set(known).size > 1;
  return numbers.map((number) => canBeBest && number === extreme);
}

const toMeasureRow = <Listing>(
  { term, format, getNumber, best }: Measure<Listing>,
  listings: readonly Listing[],
): CompareRow => toRow(term, listings.map(format), findBest(listings.map(getNumber), best));

const isGiven = ({ cells }: CompareRow) => cells.some(({ value }) => !isEmpty(value));

/** The rows of a comparison by group, the measured ones first; rows without any value are left out. */
export function getCompareGroups<Listing>(
  { measures, getGroups }: Comparison<Listing>,
  listings: readonly Listing[],
  measuredTitle: string,
): CompareGroup[] {
  const measured = new Set(measures.map(({ term }) => term));
  const all = listings.map(getGroups);
  const titles = [...new Set(all.flatMap((groups) => groups.map(({ title }) => title)))];
  const others = titles.map((title) => {
    const items = all.map((groups) => groups.find((group) => group.title === title)?.items ?? []);
    const terms = [...new Set(items.flat().map(({ term }) => term))].filter((term) => !measured.has(term));
    const rows = terms.map((term) =>
      toRow(
        term,
        items.map((list) => list.find((item) => item.term === term)?.value),
      ),
    );
    return { title, rows };
  });
  return [
    { title: measuredTitle, rows: measures.map((measure) => toMeasureRow(measure, listings)) },
    ...others,
  ]
    .map(({ title, rows }) => ({ title, rows: rows.filter(isGiven) }))
    .filter(({ rows }) => rows.length > 0);
}
