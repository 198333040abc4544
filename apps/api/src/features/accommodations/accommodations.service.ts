import type { AccommodationMapQuery, AccommodationSearch } from '@piacter/contracts/accommodations';
import {
  type AccommodationBody,
  type AccommodationChanges,
  accommodationChanges,
  type FacilityTable,
  facilityTables,
  type HighlightedAccommodation,
  type OwnAccommodationCard,
  openingPeriod,
} from '@piacter/contracts/accommodations';
import { accommodationFields, periodLabel } from '@piacter/contracts/accommodations/fields';
import { toBudapestDay } from '@piacter/contracts/core/days';
import { labelsOf } from '@piacter/contracts/core/fields';
import { createRecord } from '@piacter/contracts/core/values';
import type { FacilityGroup } from '@piacter/contracts/lookups';
import { findStayFault } from '@piacter/contracts/stays/values';
import { invalidField, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import { validate } from '../../core/http/validate.ts';
import type { Deps } from '../../deps.ts';
import type { ImageService } from '../images/index.ts';
import { createHighlightedListings, listingSpecs } from '../listings/index.ts';
import { createOwnListings } from '../listings/own/index.ts';
import { findPublishedRelations, type RelationTable, toggleRelation } from '../listings/relations/index.ts';
import { listingRef, ownCards } from '../listings/rows/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { createPortMap } from '../search/map/index.ts';
import { changeWeek, selectWeekOf } from '../timetables/week/index.ts';
import { createAccommodationCards } from './accommodation-card.ts';
import {
  accommodationChoices,
  toAccommodationRecord,
  type WrittenAccommodation,
} from './accommodation-columns.ts';
import { createAccommodationDetail } from './accommodation-detail.service.ts';
import {
  createAccommodationSearch,
  createStayCards,
  createToConditions,
} from './accommodation-search.service.ts';
import { derivation } from './derived-columns.ts';
import { createOptionCounts } from './option-counts.ts';
import {
  facilityRelation,
  filterFacilities,
  languageRelation,
  locationRelation,
  selectGroups,
  writeGroups,
} from './relation-groups.ts';
import { searchAccommodationColumns } from './search-columns.ts';
import { createSettlementSuggestions } from './settlement-suggestions.ts';
import { createStayProposals } from './stay-proposals.ts';

interface AccommodationDeps extends Pick<Deps, 'config' | 'db' | 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
  images: Pick<ImageService, 'selectPaths' | 'removeUnused' | 'takeDraftImages'>;
}

const kind = 'accommodation';
const periodLabels = createRecord(
  ['openMonthFrom', 'openDayFrom', 'openMonthTo', 'openDayTo'],
  () => periodLabel,
);

/** Accommodations: create, update and delete, the host's list, public search and details. */
export function createAccommodationService(deps: AccommodationDeps) {
  const { db, readDb, clock, lookups } = deps;
  const cards = createAccommodationCards(lookups);
  const detail = createAccommodationDetail(deps);
  const listHighlighted = createHighlightedListings(deps, cards);
  const { create, update, prepareUpdate, remove, change } = createOwnListings<
    WrittenAccommodation,
    AccommodationChanges,
    AccommodationBody
  >(deps, {
    ...derivation,
    assertValid: (body) => lookups.assertChoices(accommodationChoices(body)),
    assertWhole: (row) => void validate(openingPeriod, row),
    insert: (trx, row) => trx.insertInto('accommodations').values(row).executeTakeFirstOrThrow(),
    toColumns: toAccommodationRecord,
    seenFields: {
      schema: accommodationChanges,
      labels: { ...labelsOf(accommodationFields), ...periodLabels },
    },
    selectParts: async (trx, accommodationID, names, { rows }) => ({
      ...(await selectGroups(trx, accommodationID, names, rows)),
      ...(await selectWeekOf(trx, listingRef(kind, accommodationID), names)),
    }),
    writeParts: async (trx, accommodationID, changes, { rows, now }) => {
      await writeGroups(trx, accommodationID, changes, rows);
      await changeWeek(trx, listingRef(kind, accommodationID), changes, now);
    },
  });

  const toggle = (session: Session, relation: RelationTable, accommodationID: number, entryID: number) =>
    change(session, accommodationID, (trx) => toggleRelation(trx, relation, accommodationID, entryID));

  async function listSelected<Entry>(
    relation: RelationTable,
    accommodationID: number,
    entries: readonly Entry[],
    getID: (entry: Entry) => number,
  ): Promise<Entry[]> {
    const selected = await findPublishedRelations(readDb, relation, accommodationID);
    if (!selected) throw notFound(listingSpecs[kind].notFoundMessage);
    return entries.filter((entry) => selected.includes(getID(entry)));
  }

  const toConditions = createToConditions(deps);
  const { search } = createAccommodationSearch(deps);
  const countOptions = createOptionCounts(deps);
  const proposeStays = createStayProposals(deps, searchAccommodationColumns(readDb));
  const findOnMap = createPortMap(deps, {
    kind: 'accommodation',
    cards,
    port: searchAccommodationColumns(deps.readDb),
    toConditions: (search: AccommodationMapQuery) => toConditions(search),
  });

  /** Throws `validation_failed` for days that nobody can arrive on any more, or not yet. */
  function assertDays({ arrival, departure }: AccommodationSearch): void {
    const fault = arrival && departure && findStayFault({ arrival, departure }, toBudapestDay(clock.now()));
    if (fault) throw invalidField(fault.path, fault.message);
  }

  return {
    search: async (query: AccommodationSearch, settings?: Parameters<typeof search>[1]) => {
      assertDays(query);
      return search(query, settings);
    },
    countOptions: async (query: AccommodationSearch) => {
      assertDays(query);
      return countOptions(query);
    },
    proposals: async (query: AccommodationSearch) => {
      assertDays(query);
      return proposeStays(query);
    },
    /** The same search on the map. */
    map: async (query: AccommodationMapQuery) => {
      assertDays(query);
      return findOnMap(query);
    },
    /** The cards of the home page, with the type's name by its documented name, too. */
    highlighted: async (): Promise<HighlightedAccommodation[]> =>
      (await listHighlighted()).map((card) => ({ ...card, accommodationType: card.accommodationTypeName })),
    settlements: createSettlementSuggestions(deps),
    cards: createStayCards(deps),
    detail,
    asVisitor: (accommodationID: number) => detail.getPublic(String(accommodationID), null),
    /** Create (HOST-02) and update (HOST-03). */
    create,
    update,
    prepareUpdate,
    remove,

    /** Own accommodations, newest first (HOST-01). */
    own: ({ userID }: Session): Promise<OwnAccommodationCard[]> => ownCards(db, cards, userID, clock.now()),

    /** Facilities of one group of a published accommodation, in the order of the list; the two below likewise. */
    async facilities(accommodationID: number, group: FacilityGroup) {
      const entries = filterFacilities(await lookups.rows(), group);
      return listSelected(facilityRelation, accommodationID, entries, ({ facilityID }) => facilityID);
    },
    async locations(accommodationID: number) {
      const { locations } = await lookups.rows();
      return listSelected(locationRelation, accommodationID, locations, ({ locationID }) => locationID);
    },
    async languages(accommodationID: number) {
      const { languages } = await lookups.rows();
      return listSelected(languageRelation, accommodationID, languages, ({ languageID }) => languageID);
    },

    /** Adds or removes a facility of the caller's accommodation (HOST-10); `table` has to be that of its group. */
    async toggleFacility(
      session: Session,
      accommodationID: number,
      facilityID: number,
      table: FacilityTable,
    ) {
      const { facilities } = await lookups.rows();
      const facility = facilities.find((entry) => entry.facilityID === facilityID);
      if (!facility) throw notFound();
      if (facility.facilityGroup !== facilityTables[table])
        throw invalidField(
          'facilityId',
          'Ez a felszereltség nem ebbe a csoportba tartozik, válassz a listából!',
        );
      return toggle(session, facilityRelation, accommodationID, facilityID);
    },
    async toggleLocation(session: Session, accommodationID: number, locationID: number) {
      const { locations } = await lookups.rows();
      if (!locations.some((entry) => entry.locationID === locationID)) throw notFound();
      return toggle(session, locationRelation, accommodationID, locationID);
    },
    async toggleLanguage(session: Session, accommodationID: number, languageID: number) {
      const { languages } = await lookups.rows();
      if (!languages.some((entry) => entry.languageID === languageID)) throw notFound();
      return toggle(session, languageRelation, accommodationID, languageID);
    },
  };
}

export type AccommodationService = ReturnType<typeof createAccommodationService>;
