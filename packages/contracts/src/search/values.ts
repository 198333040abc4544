import { formatDay, upperFirst } from '../core/hungarian.ts';
import type { ListingSort } from '../listings/values.ts';

/** The name of the area that is drawn on a map. */
export const drawnArea = 'Rajzolt terület';
/** Its corners when it is the visible part of the map: 'south,west;south,east;north,east;north,west'. */
const viewCorners = /^([^,;]+),([^,;]+);\1,([^,;]+);([^,;]+),\3;\4,\2$/;

/** The filter of an area, as chip and title show it. */
export const formatAreaFilter = (area: string): string =>
  viewCorners.test(area) ? 'A térkép területe' : drawnArea;

/** The filter of a keyword, as chip and title show it. */
export const formatKeyword = (word: string): string => `„${word}”`;

/** The order of a search that names none. */
export const defaultSort = 'promoted';

/** The names of the orders of results, as options of a field. */
export const sortNames: Record<ListingSort, string> = {
  promoted: 'Kiemeltek elöl',
  newest: 'Legújabb elöl',
  'price-asc': 'Olcsóbb elöl',
  'price-desc': 'Drágább elöl',
  'total-asc': 'Legolcsóbb végösszeg elöl',
  'area-asc': 'Kisebb elöl',
  'area-desc': 'Nagyobb elöl',
  'unit-price-asc': 'Olcsóbb négyzetméter elöl',
  'unit-price-desc': 'Drágább négyzetméter elöl',
  name: 'Név szerint',
};

/** A relaxed search that has results. */
export interface SearchSuggestion {
  /** What is different: 'Bármilyen áron', 'Érd (12 km)'. */
  label: string;
  /** Path and query of its page of results. */
  address: string;
  /** Its number of results, as its own reply has it: at most 1,000. */
  total: number;
}

/** A search with fewer results than this has suggestions, so many at most. */
export const fewResults = 5;
export const maxSuggestions = 6;
/** Listings of the nearest search that are shown where nothing was found. */
export const nearestLimit = 6;

const formatStayOn = (day: string): string => `Nyitva ezen a napon: ${day}`;

/** The filter of a stay, of which at least one day is given; `write` writes a day. */
export const formatStay = (from: string | undefined, to: string | undefined, write = formatDay): string =>
  from && to && from !== to ? `${write(from)} – ${write(to)}` : formatStayOn(write(from ?? to ?? ''));

/** Nights that somebody stays within a window of days, unless the text says how many (FIND-05). */
export const usualNights = 7;

/** The usual nights of a window of days, which the visitor may not have named: '7 éjre számolva'; undefined for others. */
export const formatUsualNights = (
  nights: number | string | undefined,
  { windowFrom, windowTo }: { windowFrom?: string | undefined; windowTo?: string | undefined },
): string | undefined =>
  (windowFrom || windowTo) && Number(nights) === usualNights ? `${usualNights} éjre számolva` : undefined;

/** The days of a month: '2027-07-01' to '2027-07-31' is 'Júliusban'; undefined for any others. */
function nameMonth(from: string, to: string): string | undefined {
  const first = new Date(`${from}T00:00:00Z`);
  const last = new Date(first);
  last.setUTCMonth(first.getUTCMonth() + 1, 0);
  // Of an address that names no day, neither is valid.
  const isMonth = from.endsWith('-01') && last.getTime() > 0 && to === last.toISOString().slice(0, 10);
  if (!isMonth) return undefined;
  const name = first.toLocaleDateString('hu-HU', { month: 'long', timeZone: 'UTC' });
  return `${upperFirst(name)}${name.endsWith('ber') ? 'ben' : 'ban'}`;
}

/** The filter of a window of days in which a stay may lie: 'Júliusban', '2027. 06. 01. és 08. 31. között'. */
export function formatWindow(from: string, to: string): string {
  if (from === to) return formatStayOn(formatDay(from));
  return nameMonth(from, to) ?? `${formatDay(from)} és ${formatDay(to)} között`;
}

/** Numbers of results by equal steps of a number, in the unit of its query parameters. */
export interface Histogram {
  /** Where the first step begins. */
  from: number;
  step: number;
  /** By step; the first one has everything below, too, and the last one everything above. */
  counts: number[];
}
