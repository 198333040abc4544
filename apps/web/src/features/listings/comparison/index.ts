import type { MapPosition } from '@piacter/contracts/listings';
import type { ComponentType, ReactNode } from 'react';
import type { Group } from '../detail/index.ts';

/** A row whose values are numbers, of which one is the best. */
export type Measure<Listing> = {
  term: string;
  /** The number to compare; null where it is unknown. */
  getNumber: (listing: Listing) => number | null;
  format: (listing: Listing) => ReactNode;
  best: 'lowest' | 'highest';
};

/** A row of which each value is loaded by itself. */
type LoadedRow<Listing> = { term: string; Value: ComponentType<{ listing: Listing }> };

/** How the listings of a kind are compared side by side. */
export type Comparison<Listing> = {
  getID: (listing: Listing) => number;
  getTitle: (listing: Listing) => string;
  getPath: (listing: Listing) => string;
  getPicture: (listing: Listing) => string | null;
  /** Where it stands on the map; absent for listings that have no place of their own. */
  getPosition?: (listing: Listing) => MapPosition | null;
  measures: readonly Measure<Listing>[];
  /** Below the measures. */
  loadedRows?: readonly LoadedRow<Listing>[];
  /** The other rows; a row with the term of a measure is left out. */
  getGroups: (listing: Listing) => readonly Group[];
};
