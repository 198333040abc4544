import type { CardsByKind, ComparedListings } from '@piacter/contracts/favourites';
import type { ListingKind } from '@piacter/contracts/listings/values';
import type { ComponentType, ReactElement } from 'react';
import { listedAccommodation } from '../accommodations/listed/index.tsx';
import type { AskedStay } from '../accommodations/stay/index.ts';
import type { Comparison } from '../listings/comparison/index.ts';
import { listedProperty } from '../properties/listed/index.tsx';
import { listedService } from '../services/listed/index.tsx';

interface KindParts<Card, Detail> {
  /** How lists of all kinds show one; a price is in the unit of its card. */
  listed: {
    getID: (card: Card) => number;
    getPrice: (card: Card) => number | null;
    /** A stay that was asked for is told on the cards of accommodations. */
    render: (card: Card, asked?: AskedStay) => ReactElement;
  };
  loadComparison: () => Promise<{ comparison: Comparison<Detail> }>;
  /** The history of its prices, where they are kept, and what others ask. */
  loadPrices?: () => Promise<{ ListingPrices: ComponentType<{ id: number; priceSuffix: string }> }>;
}

/** What features for all kinds of listings take from each. Nothing of it is in the first load of a public page. */
export const kindParts: {
  [Kind in ListingKind]: KindParts<CardsByKind[Kind][number], ComparedListings[Kind][number]>;
} = {
  property: {
    listed: listedProperty,
    loadComparison: () => import('../properties/comparison/index.tsx'),
    loadPrices: () => import('../properties/month/index.tsx'),
  },
  accommodation: {
    listed: listedAccommodation,
    loadComparison: () => import('../accommodations/comparison/index.ts'),
  },
  service: {
    listed: listedService,
    loadComparison: () => import('../services/comparison/index.ts'),
  },
};
