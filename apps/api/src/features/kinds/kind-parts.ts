import type { Unit } from '@piacter/contracts/core/units';
import type { ListingKind } from '@piacter/contracts/listings';
import type { ResultDescription } from '@piacter/contracts/search/results';
import type { Database } from '@piacter/db';
import type { z } from 'zod';
import type { Trx } from '../../core/db/transaction.ts';
import type { Implementation } from '../../core/http/implement.ts';
import type { Deps } from '../../deps.ts';
import { accommodationKind } from '../accommodations/index.ts';
import type { ImageService } from '../images/index.ts';
import type { DerivationContext } from '../listings/own/index.ts';
import type { LookupService, NamedList } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { propertyKind } from '../properties/index.ts';
import type { createSearchCount, ListingFollower } from '../search/index.ts';
import type { ReverseSearch } from '../search/reverse/index.ts';
import { serviceKind } from '../services/index.ts';

interface SearchDeps extends Pick<Deps, 'db' | 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

interface ListingServiceDeps extends SearchDeps, Pick<Deps, 'config'> {
  images: Pick<ImageService, 'selectPaths' | 'removeUnused' | 'takeDraftImages'>;
}

/** What an advertiser changes of many listings at once, beside their own reference. */
export interface DeskFields {
  /** Null where the price is computed. */
  priceColumn: string | null;
  /** The numbers by their columns. */
  numbers: Readonly<Record<string, { label: string; unit: Unit }>>;
  /** Of their changes. */
  schema: z.ZodType<object>;
}

type CountSearches = ReturnType<typeof createSearchCount>;

/** What the features for all kinds of listings take from each, beside the specs in `listings`. */
interface KindParts {
  /** Finds the followed searches that a listing belongs to. */
  createReverseSearch: (deps: Pick<SearchDeps, 'clock' | 'lookups' | 'places'>) => ReverseSearch;
  /** Its published listings in memory, where they are searched there. */
  followListings?: (readDb: Database) => ListingFollower;
  /** Counts the results of searches, by their queries. */
  createCount: (deps: Pick<SearchDeps, 'readDb' | 'clock' | 'lookups' | 'places'>) => CountSearches;
  /** Its published listings by the id of their settlement, where that is the place in which they are searched. */
  countPlaces?: (readDb: Database) => Promise<ReadonlyMap<number, number>>;
  /** The lists with the names of the ids in the search's query. */
  searchLists: Readonly<Record<string, NamedList>>;
  /** What the results of the search are called. */
  resultWords: ResultDescription;
  /** Recomputes the derived data of a listing; true if what searches find has changed. */
  refreshDerived: (trx: Trx, listingID: number, context: DerivationContext) => Promise<boolean>;
  /** What a copy takes over: what the advertiser filled in; columns without a default are recomputed afterwards. */
  copied: { columns: readonly string[]; parts: Readonly<Record<string, readonly string[]>> };
  desk: DeskFields;
}

/** The parts of every kind, each described in the kind's own folder. */
export const kindParts: Readonly<Record<ListingKind, KindParts>> = {
  property: propertyKind,
  accommodation: accommodationKind,
  service: serviceKind,
};

/** The kinds' listings in memory. */
export const createFollowers = (readDb: Database): ListingFollower[] =>
  Object.values(kindParts).flatMap(({ followListings }) => followListings?.(readDb) ?? []);

/** The services of the kinds. */
export const createListingServices = (deps: ListingServiceDeps) => ({
  property: propertyKind.createService(deps),
  accommodation: accommodationKind.createService(deps),
  service: serviceKind.createService(deps),
});

/** The handlers of the calls of every kind. */
export const listingRoutes = (services: ReturnType<typeof createListingServices>): Implementation[] => {
  const routes: Record<ListingKind, Implementation[]> = {
    property: propertyKind.routes(services.property),
    accommodation: accommodationKind.routes(services.accommodation),
    service: serviceKind.routes(services.service),
  };
  return Object.values(routes).flat();
};
