import type { AccommodationSearch, FoundStay } from '@piacter/contracts/accommodations';
import { toFlag } from '@piacter/contracts/core/values';
import { countStay, type PricedStay, plainPrices, type Season } from '@piacter/contracts/stays/values';
import type { Database } from '@piacter/db';
import {
  type CountedSort,
  type RowReader,
  type SearchPort,
  type SequenceView,
  viewOfList,
} from '../search/index.ts';
import { type AskedStay, findAskedStay, type StaySearch } from './asked-stay.ts';
import { daysOfList } from './busy-nights.ts';
import { createCheapestStay } from './cheapest-stay.ts';
import { createStayReader, isPossible, type StayRow } from './possible-rows.ts';
import { readAccommodationColumns } from './search-columns.ts';
import { minimumAt, noNumber, priceNumbers, seasonNumbers } from './stay-sequences.ts';
import { neverOpen } from './stay-terms.ts';

/** The columns of what a stay costs. */
interface PricedRow extends StayRow {
  pricePerPerson: number;
  petCostPerNight: number;
}

/** 615 as '06-15'. */
const toMonthAndDay = (number: number): string => String(number).padStart(4, '0').replace(/(..)$/, '-$1');
const toNullable = (number: number): number | null => (number === noNumber ? null : number);

function readPrices({ starts, numbers }: SequenceView, row: number): PricedStay['prices'] {
  const start = starts[row] ?? -1;
  if (start < 0) return plainPrices;
  const at = (index: number) => numbers[start + 1 + index] ?? noNumber;
  const seasons: Season[] = [];
  for (let index = priceNumbers; index < (numbers[start] ?? 0); index += seasonNumbers)
    seasons.push({
      from: toMonthAndDay(at(index)),
      to: toMonthAndDay(at(index + 1)),
      pricePerPerson: at(index + 2),
      minimumStay: toNullable(at(index + minimumAt)),
      weekendPercent: toNullable(at(index + 4)),
    });
  return {
    seasons,
    childPercent: { under6: at(0), from7: at(1), from14: at(2) },
    cleaningFee: toNullable(at(3)),
    touristTax: toNullable(at(4)),
  };
}

const toPriced = (row: PricedRow): PricedStay => ({
  pricePerPerson: Math.max(row.pricePerPerson, 0),
  minimumStay: row.minimumStay,
  petCostPerNight: toNullable(row.petCostPerNight),
  prices: readPrices(row.stayPrices, row.row),
});

/** Returns the function that finds the stay to offer in a row: the cheapest, or else the first; with its sum if known. */
function createBestStay(asked: AskedStay) {
  const { people } = asked;
  const findCheapest = createCheapestStay(asked);
  return (row: PricedRow) => {
    const possible = asked.stays.filter((stay) => isPossible(row, stay, asked));
    const priced = toPriced(row);
    const stay = findCheapest(priced, possible);
    if (!stay) return undefined;
    const { arrival, departure } = stay;
    return { stay, sum: people && countStay(priced, { ...people, arrival, departure }) };
  };
}

/** Reads the rows in memory, one at a time. */
function createPricedReader(reader: RowReader): (row: number) => PricedRow {
  const readStay = createStayReader(reader);
  const [prices, petCosts] = [reader.getNumbers('pricePerPerson'), reader.getNumbers('petCostPerNight')];
  return (row) => ({
    ...readStay(row),
    pricePerPerson: prices[row] ?? 0,
    petCostPerNight: petCosts[row] ?? noNumber,
  });
}

/** The lowest price of a night that an adult may pay; Infinity where there is none at all. */
function createLowestNight({ getNumbers, getSequence }: RowReader): (row: number) => number {
  const prices = getNumbers('pricePerPerson');
  const { starts, numbers } = getSequence('stayPrices').view();
  return (row) => {
    let lowest = prices[row] || Number.POSITIVE_INFINITY;
    const start = starts[row] ?? -1;
    if (start < 0) return lowest;
    const end = start + (numbers[start] ?? 0);
    for (let index = start + 1 + priceNumbers; index <= end; index += seasonNumbers)
      lowest = Math.min(lowest, numbers[index + 2] || Number.POSITIVE_INFINITY);
    return lowest;
  };
}

/** The order by the total of a stay (CAL-07), of which somebody is named. */
export const createTotalSort = (asked: AskedStay): CountedSort => ({
  createCount(reader) {
    const readRow = createPricedReader(reader);
    const findBest = createBestStay(asked);
    const getLowestNight = createLowestNight(reader);
    const adults = Math.max(asked.people?.adults ?? 0, Number.MIN_VALUE);
    return {
      // Nobody pays less than the adults do at the lowest price.
      getBound: (row) => getLowestNight(row) * asked.nights * adults,
      count: (row) => findBest(readRow(row))?.sum?.total ?? Number.POSITIVE_INFINITY,
    };
  },
});

/** The order of a search by the total of its stay; undefined for another order, and without days or people. */
export function toStaySort(search: AccommodationSearch, today: string): CountedSort | undefined {
  const asked = search.sort === 'total-asc' ? findAskedStay(search, today) : undefined;
  return asked?.people && createTotalSort(asked);
}

type ReadListing = Omit<Awaited<ReturnType<typeof readAccommodationColumns>>[number], 'values'> & {
  values: Readonly<Record<string, unknown>>;
};

/** The columns of a listing by its id, as one of the rows in memory. */
const toRow = ({ values, sequences = {}, days = {} }: ReadListing) =>
  ({
    row: 0,
    stayTerms: Number(values.stayTerms ?? neverOpen),
    minimumStay: Number(values.minimumStay ?? 0),
    pricePerPerson: Number(values.pricePerPerson ?? 0),
    petCostPerNight: Number(values.petCostPerNight ?? noNumber),
    busyNights: daysOfList(days.busyNights ?? []),
    stayPrices: viewOfList(sequences.stayPrices),
  }) satisfies PricedRow;

interface StayOfCard {
  total: number | null;
  stay: FoundStay | null;
}

/** What listings say of a stay, by their ids. */
export async function readStayRows(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StayRow>> {
  const rows = ids.length > 0 ? await readAccommodationColumns(db, ids) : [];
  return new Map(rows.map((row) => [row.id, toRow(row)]));
}

/** Reads listings once, and returns the function that finds the stay to offer in one of them. */
export async function readBestStays(db: Database, ids: readonly number[]) {
  const rows = ids.length > 0 ? await readAccommodationColumns(db, ids) : [];
  const rowsByID = new Map(rows.map((row): [number, ReadListing] => [row.id, row]));
  return (id: number, asked: AskedStay, { isCalendarIgnored = false } = {}) => {
    const row = rowsByID.get(id);
    if (!row) return undefined;
    const best = createBestStay(asked)(toRow(isCalendarIgnored ? { ...row, days: {} } : row));
    return best && { ...best, hasCalendar: toFlag(row.values.hasCalendar === 1) };
  };
}

/** The stay to offer in each of these listings where one is possible, by their ids; as the search itself reads them. */
export const findBestStays = ({ read }: Pick<SearchPort, 'read'>, ids: readonly number[], asked: AskedStay) =>
  read(ids, (reader) => {
    const readRow = createPricedReader(reader);
    const findBest = createBestStay(asked);
    const hasCalendar = reader.getNumbers('hasCalendar');
    return (row) => {
      const best = findBest(readRow(row));
      return best && { ...best, hasCalendar: toFlag(hasCalendar[row] === 1) };
    };
  });

/** Returns the function that finds what a search adds to the cards of its listings: the stay and its total (CAL-06). */
export function createStayFinder(port: Pick<SearchPort, 'read'>) {
  return async (ids: readonly number[], search: StaySearch, today: string) => {
    const asked = findAskedStay(search, today);
    if (!asked) return () => ({});
    const found = await findBestStays(port, ids, asked);
    return (id: number): StayOfCard => {
      const best = found.get(id);
      if (!best) return { total: null, stay: null };
      const { arrival, departure } = best.stay;
      const stay = { arrival, departure, hasCalendar: best.hasCalendar, lines: best.sum?.lines ?? [] };
      return { total: best.sum?.total ?? null, stay };
    };
  };
}
