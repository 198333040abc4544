import type { ReactNode } from 'react';
import type { Group } from '../detail/index.ts';

/** A row whose values are numbers, of which one is the best. */
export type Measure<Listing> = {
  term: string;
  /** The number to compare; null where it is unknown. */
  getNumber: (listing: Listing) => number | null;
  format: (listing: Listing) => ReactNode;
  best: 'lowest' | 'highest';
};

/** How the listings of a kind are compared side by side. */
export type Comparison<Listing> = {
  getID: (listing: Listing) => number;
  getTitle: (listing: Listing) => string;
  getPath: (listing: Listing) => string;
  getPicture: (listing: Listing) => string | null;
  measures: readonly Measure<Listing>[];
  /** The other rows; a row with the term of a measure is left out. */
  getGroups: (listing: Listing) => readonly Group[];
};
