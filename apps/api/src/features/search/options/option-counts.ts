import type { Histogram } from '@piacter/contracts/search/values';
import type { Conditions, SearchPort } from '../port.ts';

/** A filter by options, which are the values of a column or the bits of a mask. */
export interface CountedFilter<Name extends string> {
  name: Name;
  column: string;
  /** The options that the bits of a mask stand for. */
  optionOfBit?: ReadonlyMap<number, number>;
  /** What an option finds, unless that is its value alone: from the counts by value. */
  combine?: (counts: ReadonlyMap<number, number>) => ReadonlyMap<number, number>;
  /** Listings have to meet all options that are set, so that each further one is counted beside them. */
  meetsAll?: true;
}

/** A filter by a range of numbers, which a histogram is drawn for. */
export interface CountedRange<Name extends string, End extends string> {
  name: Name;
  column: string;
  ends: readonly [from: End, to: End];
  /** What one of the wire is in the column. */
  scale?: number;
}

interface CountedSearch<Filters, Name extends string, Range extends string> {
  port: SearchPort;
  toConditions: (search: Filters) => Promise<Conditions>;
  filters: readonly CountedFilter<Name & keyof Filters & string>[];
  ranges: readonly CountedRange<Range, keyof Filters & string>[];
}

export interface OptionCounts<Name extends string, Range extends string> {
  counts: Record<Name, Record<string, number>>;
  histograms: Record<Range, Histogram | null>;
}

/** Without the listings that have no value, which no option stands for. */
const toCountsByOption = (
  counts: ReadonlyMap<number, number> | undefined,
  optionOfBit?: ReadonlyMap<number, number>,
): Record<string, number> =>
  Object.fromEntries(
    [...(counts ?? [])].flatMap(([value, count]) => {
      const option = optionOfBit ? optionOfBit.get(value) : value;
      return option === undefined || option < 0 ? [] : [[option, count]];
    }),
  );

const toWire = (histogram: Histogram | null | undefined, scale = 1): Histogram | null =>
  histogram ? { ...histogram, from: histogram.from / scale, step: histogram.step / scale } : null;

/**
 * The results of each option of the filters and of each step of the ranges, as if its own filter were not set: those that
 * are not set share one selection, each that is set has its own.
 */
export async function countOptions<
  Filters extends Record<string, unknown>,
  Name extends string,
  Range extends string,
>(
  search: Filters,
  { port, toConditions, filters, ranges }: CountedSearch<Filters, Name, Range>,
): Promise<OptionCounts<Name, Range>> {
  const without = (names: readonly string[]): Filters => ({
    ...search,
    ...Object.fromEntries(names.map((name) => [name, undefined])),
  });
  const isSet = (name: string) => search[name] !== undefined;

  async function count(names: readonly CountedFilter<Name & keyof Filters & string>[], within: Filters) {
    const columns = names.map(({ column }) => column);
    const counts = columns.length > 0 ? await port.countBy(await toConditions(within), columns) : [];
    return names.map(({ name, optionOfBit, combine }, index) => {
      const found = counts[index];
      return [name, toCountsByOption(found && combine ? combine(found) : found, optionOfBit)];
    });
  }

  async function draw(drawn: readonly CountedRange<Range, keyof Filters & string>[], within: Filters) {
    const columns = drawn.map(({ column }) => column);
    const found = columns.length > 0 ? await port.histograms(await toConditions(within), columns) : [];
    return drawn.map(({ name, scale }, index) => [name, toWire(found[index], scale)]);
  }

  const isAlone = ({ name, meetsAll }: CountedFilter<string>) => isSet(name) && !meetsAll;
  const isNarrowed = ({ ends }: CountedRange<string, string>) => ends.some(isSet);
  const [counts, histograms] = await Promise.all([
    Promise.all([
      count(
        filters.filter((filter) => !isAlone(filter)),
        search,
      ),
      ...filters.filter(isAlone).map((filter) => count([filter], without([filter.name]))),
    ]),
    Promise.all([
      draw(
        ranges.filter((range) => !isNarrowed(range)),
        search,
      ),
      ...ranges.filter(isNarrowed).map((range) => draw([range], without(range.ends))),
    ]),
  ]);
  return { counts: Object.fromEntries(counts.flat()), histograms: Object.fromEntries(histograms.flat()) };
}
