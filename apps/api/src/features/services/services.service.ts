import { labelsOf } from '@piacter/contracts/core/fields';
import {
  type HighlightedService,
  type NewServiceBody,
  type OwnServiceCard,
  type ServiceChanges,
  type ServiceMapQuery,
  serviceChanges,
  serviceFields,
} from '@piacter/contracts/services';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import type { ImageService } from '../images/index.ts';
import { createHighlightedListings } from '../listings/index.ts';
import { createOwnListings } from '../listings/own/index.ts';
import { type RelationTable, replaceRelations } from '../listings/relations/index.ts';
import { createCardFinder, listingRef, ownCards } from '../listings/rows/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { createPortMap } from '../search/map/index.ts';
import { changeWeek, selectWeekOf } from '../timetables/week/index.ts';
import { derivation } from './derived-columns.ts';
import { searchServiceColumns } from './search-columns.ts';
import { createServiceCards } from './service-card.ts';
import {
  serviceChoices,
  toServiceRecord,
  type WrittenService,
  withCleanDescription,
  withSanitizedDescription,
} from './service-columns.ts';
import { selectProfessions } from './service-coverage.queries.ts';
import { createServiceCoverage } from './service-coverage.service.ts';
import { createServiceDetail } from './service-detail.ts';
import { createServiceSearch, createToConditions } from './service-search.ts';

interface ServiceDeps extends Pick<Deps, 'config' | 'db' | 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
  images: Pick<ImageService, 'selectPaths' | 'removeUnused' | 'takeDraftImages'>;
}

const kind = 'service';
const professions: RelationTable = { kind, table: 'service_relations', entry: 'serviceTypeID' };

/** Services: create, update and delete, the professional's list, public search and details. */
export function createServiceListings(deps: ServiceDeps) {
  const { db, clock, lookups } = deps;
  const cards = createServiceCards(lookups);
  const detail = createServiceDetail(deps);
  const listHighlighted = createHighlightedListings(deps, cards);
  const writing = createOwnListings<WrittenService, ServiceChanges, NewServiceBody>(deps, {
    ...derivation,
    assertValid: (body) => lookups.assertChoices(serviceChoices(body)),
    insert: (trx, row) => trx.insertInto('services').values(row).executeTakeFirstOrThrow(),
    toColumns: toServiceRecord,
    seenFields: { schema: serviceChanges, labels: labelsOf(serviceFields), clean: withSanitizedDescription },
    selectParts: async (trx, serviceID, names) => ({
      ...(await selectWeekOf(trx, listingRef(kind, serviceID), names)),
      ...(names.includes('selectedServiceTypes') && {
        selectedServiceTypes: (await selectProfessions(trx, serviceID)).map(
          ({ serviceTypeID }) => serviceTypeID,
        ),
      }),
    }),
    writeParts: async (trx, serviceID, changes, { now }) => {
      await changeWeek(trx, listingRef(kind, serviceID), changes, now);
      const { selectedServiceTypes } = changes;
      if (!selectedServiceTypes) return;
      // Unchanged relations keep their ids: an open form still refers to them.
      const held = (await selectProfessions(trx, serviceID)).map(({ serviceTypeID }) => serviceTypeID);
      if (held.join() !== [...new Set(selectedServiceTypes)].join())
        await replaceRelations(trx, professions, serviceID, selectedServiceTypes);
    },
  });

  const toConditions = createToConditions(deps);

  return {
    ...createServiceSearch(deps),
    /** The same search on the map. */
    map: createPortMap(deps, {
      kind: 'service',
      cards,
      port: searchServiceColumns(deps.readDb),
      toConditions: (search: ServiceMapQuery) => toConditions(search),
    }),
    /** The cards of the home page, with the professions by their documented name, too. */
    highlighted: async (): Promise<HighlightedService[]> =>
      (await listHighlighted()).map((card) => ({ ...card, serviceType: card.serviceTypeName })),
    cards: createCardFinder(deps, cards, ({ serviceID }) => serviceID),
    detail,
    asVisitor: (serviceID: number) => detail.getPublic(String(serviceID), null),
    chosen: createServiceCoverage({ ...deps, change: writing.change }),
    remove: writing.remove,
    prepareUpdate: writing.prepareUpdate,

    /** Publishes a service; the id of the new row. */
    create: (session: Session, body: NewServiceBody): Promise<number> =>
      writing.create(session, withCleanDescription(body)),

    /** Changes one of the caller's services; absent fields are kept. */
    update: (session: Session, serviceID: number, changes: ServiceChanges): Promise<void> =>
      writing.update(session, serviceID, withCleanDescription(changes)),

    /** Own services, newest first (PRO-01). */
    own: ({ userID }: Session): Promise<OwnServiceCard[]> => ownCards(db, cards, userID, clock.now()),
  };
}

export type ServiceListings = ReturnType<typeof createServiceListings>;
