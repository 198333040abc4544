import type { ListingKind } from '@piacter/contracts/listings';
import type { Span } from './flat-text.ts';

/** Query parameters with lists of values: ids as text, names of places, numbers. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** Parameters of what is searched: the deal, the type, the trade. */
export const subjectNames: ReadonlySet<string> = new Set([
  'adType',
  'houseType',
  'accommodationType',
  'serviceType',
]);
export const hasSubject = (filters: Filters = {}): boolean =>
  Object.keys(filters).some((name) => subjectNames.has(name));

/** What a part of the text says about a search of one kind. */
export interface Meaning {
  /** How much it tells of the kind. */
  weight: number;
  filters: Filters;
  /** What it says as well where nothing else of the text does. */
  implied?: Filters;
  /**
   * A price of all guests together, for a night or for all nights, or one that does not say of what; searches of stays have
   * that of one for a night. Of a home the part that each person pays; searches have all of it.
   */
  priceOf?: 'night' | 'stay' | 'unsaid' | 'person';
  /** The people of a stay, by age or not. */
  guests?: number;
  /** Its words say more than its filters, and stay a wish: a 'sorház' is a house and more. */
  isWish?: true;
}

/** A part of the text with its meaning for each kind that has one. */
export interface Item extends Span {
  meanings: Partial<Record<ListingKind, Meaning>>;
  /** For a search whose kind is unknown; such as a price. */
  common?: Filters;
}
