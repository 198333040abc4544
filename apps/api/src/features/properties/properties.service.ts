import { labelsOf } from '@piacter/contracts/core/fields';
import {
  type OwnPropertyCard,
  type PriceLevelQuery,
  type PropertyBody,
  type PropertyChanges,
  type PropertyMapQuery,
  propertyChanges,
} from '@piacter/contracts/properties';
import { propertyFields } from '@piacter/contracts/properties/fields';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import type { ImageService } from '../images/index.ts';
import { createHighlightedListings, listingSpecs } from '../listings/index.ts';
import { createOwnListings } from '../listings/own/index.ts';
import {
  findPublishedRelations,
  replaceRelations,
  selectRelations,
  toggleRelation,
} from '../listings/relations/index.ts';
import { createCardFinder, ownCards } from '../listings/rows/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { createPortMap } from '../search/map/index.ts';
import { derivation, specialLocations } from './derived-columns.ts';
import { createOptionCounts } from './option-counts.ts';
import { findPriceHistory, forgetOtherPrices, recordPriceChange } from './price-history.ts';
import { findPriceComparison, findPriceLevel } from './price-levels.ts';
import { createPropertyCards } from './property-card.ts';
import { propertyChoices, toPropertyRecord, type WrittenProperty } from './property-columns.ts';
import { createPropertyDetail } from './property-detail.service.ts';
import { createPropertySearch } from './property-search.service.ts';
import { searchPropertyColumns } from './search-columns.ts';
import { createToConditions } from './search-conditions.ts';

interface PropertyDeps extends Pick<Deps, 'config' | 'db' | 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
  images: Pick<ImageService, 'selectPaths' | 'removeUnused' | 'takeDraftImages'>;
}

const kind = 'property';

/** Properties: create, update and delete, the owner's list, public search and details. */
export function createPropertyService(deps: PropertyDeps) {
  const { db, readDb, clock, lookups, places } = deps;
  const cards = createPropertyCards(lookups);
  const detail = createPropertyDetail(deps);
  const { create, update, prepareUpdate, remove, change } = createOwnListings<
    WrittenProperty,
    PropertyChanges,
    PropertyBody
  >(deps, {
    ...derivation,
    assertValid: (body) => lookups.assertChoices(propertyChoices(body)),
    insert: (trx, row) =>
      trx
        .insertInto('real_estates')
        .values({ ...row, searchText: '' })
        .executeTakeFirstOrThrow(),
    toColumns: toPropertyRecord,
    seenFields: { schema: propertyChanges, labels: labelsOf(propertyFields) },
    selectParts: async (trx, realEstateID, names) =>
      names.includes('specialLocations')
        ? { specialLocations: await selectRelations(trx, specialLocations, realEstateID) }
        : {},
    writeParts: async (trx, realEstateID, { specialLocations: selected }) => {
      if (selected) await replaceRelations(trx, specialLocations, realEstateID, selected);
    },
    onUpdate: async (trx, realEstateID, stored, { price = stored.price, adType }, { now: at }) =>
      (await forgetOtherPrices(trx, realEstateID, stored.adType, adType ?? stored.adType)) ??
      recordPriceChange(trx, realEstateID, { previousPrice: stored.price, price, at }),
  });

  const toConditions = createToConditions(deps);

  return {
    ...createPropertySearch(deps),
    countOptions: createOptionCounts(deps),
    /** The same search on the map. */
    map: createPortMap(deps, {
      kind: 'property',
      cards,
      port: searchPropertyColumns(deps.readDb),
      toConditions: (search: PropertyMapQuery) => toConditions(search),
    }),
    highlighted: createHighlightedListings(deps, cards),
    cards: createCardFinder(deps, cards, ({ realEstateID }) => realEstateID),
    detail,
    asVisitor: (realEstateID: number) => detail(realEstateID, null),
    /** Create (OWN-03) and update (OWN-04). */
    create,
    update,
    prepareUpdate,
    remove,

    /** Own properties, newest first (OWN-01). */
    own: ({ userID }: Session): Promise<OwnPropertyCard[]> => ownCards(db, cards, userID, clock.now()),

    /** The prices of a published property since its publication (PRICE-01). */
    async priceHistory(realEstateID: number) {
      const points = await findPriceHistory(readDb, realEstateID);
      if (!points) throw notFound(listingSpecs[kind].notFoundMessage);
      return points;
    },

    /** Its price per square metre beside the median of its kind; null without one (PRICE-02). */
    async priceComparison(realEstateID: number) {
      const comparison = await findPriceComparison(readDb, await places.gazetteer(), realEstateID);
      if (comparison === undefined) throw notFound(listingSpecs[kind].notFoundMessage);
      return comparison;
    },

    /** What such properties cost where one is going to be. */
    priceLevel: async (query: PriceLevelQuery) => findPriceLevel(readDb, await places.gazetteer(), query),

    /** Special locations of a published property, in the order of the list. */
    async locations(realEstateID: number) {
      const [selected, { locations }] = await Promise.all([
        findPublishedRelations(readDb, specialLocations, realEstateID),
        lookups.rows(),
      ]);
      if (!selected) throw notFound(listingSpecs[kind].notFoundMessage);
      return locations.filter(({ locationID }) => selected.includes(locationID));
    },

    /** Adds or removes a special location of the caller's property; true when it has it afterwards (OWN-15). */
    async toggle(session: Session, realEstateID: number, locationID: number): Promise<boolean> {
      const { locations } = await lookups.rows();
      if (!locations.some((location) => location.locationID === locationID)) throw notFound();
      return change(session, realEstateID, (trx) =>
        toggleRelation(trx, specialLocations, realEstateID, locationID),
      );
    },
  };
}

export type PropertyService = ReturnType<typeof createPropertyService>;
