import { startingAt } from '../core/hungarian.ts';
import type { ListingSort } from '../listings/values.ts';

/** An end of a range; undefined where it is open. */
export type End = number | undefined;

const plain = new Intl.NumberFormat('hu-HU', { maximumFractionDigits: 2, useGrouping: 'always' });

/** Thousands of forints, short: 45 000 is '45 M Ft', 12.5 is '12 500 Ft'. */
const shortPrice = (thousands: number): [amount: string, unit: string] =>
  thousands >= 1000 ? [plain.format(thousands / 1000), 'M Ft'] : [plain.format(thousands * 1000), 'Ft'];

/** A price range: '45–90 M Ft', '45 M Ft-tól', '900 000 Ft – 1,2 M Ft', '45 M Ft' of equal ends. Thousands of forints. */
export const formatPriceRange = (from: End, to: End): string => {
  const [low, high] = [from, to].map((end) => (end === undefined ? undefined : shortPrice(end)));
  if (low && high) {
    if (from === to) return low.join(' ');
    return low[1] === high[1] ? `${low[0]}–${high[0]} ${high[1]}` : `${low.join(' ')} – ${high.join(' ')}`;
  }
  if (low) return startingAt(low.join(' '));
  return high ? `${high.join(' ')}-ig` : '';
};

const formatRange = (from: End, to: End, unit: string, [fromEnding, toEnding]: [string, string]): string => {
  if (from !== undefined && from === to) return `${plain.format(from)} ${unit}`;
  if (from !== undefined && to !== undefined) return `${plain.format(from)}–${plain.format(to)} ${unit}`;
  if (from !== undefined) return `${plain.format(from)} ${unit}${fromEnding}`;
  return to === undefined ? '' : `${plain.format(to)} ${unit}${toEnding}`;
};

/** '40–80 m²', '40 m²-től', '80 m²-ig', '40 m²' of equal ends. */
export const formatAreaRange = (from: End, to: End) => formatRange(from, to, 'm²', ['-től', '-ig']);
/** The same with a name, to tell it from the floor area's. */
export const createAreaRangeFormat = (part: string) => (from: End, to: End) =>
  `${part}: ${formatAreaRange(from, to)}`;
/** 'Telek: 500–900 m²'. */
export const formatSiteRange = createAreaRangeFormat('Telek');
/** '2–3 szoba', '2 szobától', '3 szobáig', '2 szoba' of equal ends. */
export const formatRoomRange = (from: End, to: End) => {
  if (from !== undefined && to !== undefined) return formatRange(from, to, 'szoba', ['', '']);
  return from === undefined ? `${plain.format(to ?? 0)} szobáig` : `${plain.format(from)} szobától`;
};

/** The order of a search that names none. */
export const defaultSort = 'promoted';

/** The names of the orders of results, as options of a field. */
export const sortNames: Record<ListingSort, string> = {
  promoted: 'Kiemeltek elöl',
  newest: 'Legújabb elöl',
  'price-asc': 'Olcsóbb elöl',
  'price-desc': 'Drágább elöl',
  'area-asc': 'Kisebb elöl',
  'area-desc': 'Nagyobb elöl',
  'unit-price-asc': 'Olcsóbb négyzetméter elöl',
  name: 'Név szerint',
};

/** A similar search that has results. */
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
