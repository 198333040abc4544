import * as contract from '@piacter/contracts/accommodations';
import { toFlag } from '@piacter/contracts/core';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { formatCreated } from '../listings/own/index.ts';
import type { AccommodationService } from './accommodations.service.ts';

/** Public calls. */
const publicRoutes = (accommodations: AccommodationService): Implementation[] => [
  implement(contract.searchAccommodations, async ({ query }) => {
    const { rows, ...totals } = await accommodations.search(query);
    return { data: rows, ...totals };
  }),
  implement(contract.countAccommodationOptions, async ({ query }) => {
    const { counts, histograms } = await accommodations.countOptions(query);
    return { data: counts, histograms };
  }),
  implement(contract.proposeStays, async ({ query }) => ({ data: await accommodations.proposals(query) })),
  implement(contract.mapAccommodations, async ({ query }) => ({ data: await accommodations.map(query) })),
  implement(contract.listHighlightedAccommodations, async () => ({
    data: await accommodations.highlighted(),
  })),
  implement(contract.getPublicAccommodation, async ({ params, session }) => ({
    data: await accommodations.detail.getPublic(params.url, session),
  })),
  implement(contract.suggestSettlements, async ({ query }) => ({
    data: await accommodations.settlements(query.search, query.countryID, query.offered === 1),
  })),
  implement(contract.listRoomFacilitiesOf, async ({ params }) => ({
    data: await accommodations.facilities(params.id, 'room'),
  })),
  implement(contract.listBathroomFacilitiesOf, async ({ params }) => ({
    data: await accommodations.facilities(params.id, 'bathroom'),
  })),
  implement(contract.listChildFriendlyFacilitiesOf, async ({ params }) => ({
    data: await accommodations.facilities(params.id, 'childFriendly'),
  })),
  implement(contract.listKitchenFacilitiesOf, async ({ params }) => ({
    data: await accommodations.facilities(params.id, 'kitchen'),
  })),
  implement(contract.listFacilitiesOf, async ({ params }) => ({
    data: await accommodations.facilities(params.id, 'general'),
  })),
  implement(contract.listSpecialLocationsOf, async ({ params }) => ({
    data: await accommodations.locations(params.id),
  })),
  implement(contract.listSpokenLanguagesOf, async ({ params }) => ({
    data: await accommodations.languages(params.id),
  })),
];

/** Calls of hosts about their own accommodations. */
const hostRoutes = (accommodations: AccommodationService): Implementation[] => [
  implement(contract.createAccommodation, async ({ body, session }) => ({
    insertID: await accommodations.create(session, body),
    message: formatCreated(body, 'A szállásod elkészült.'),
  })),
  implement(contract.getAccommodation, async ({ params, session }) => ({
    data: await accommodations.detail.getOwn(session, params.id),
  })),
  implement(contract.updateAccommodation, async ({ params, body, session }) => {
    await accommodations.update(session, params.id, body);
    return { message: 'A szállás módosításait elmentettük.' };
  }),
  implement(contract.changeAccommodation, async ({ params, body, session }) => {
    await accommodations.update(session, params.id, body);
    return { message: 'A szállás módosításait elmentettük.' };
  }),
  implement(contract.deleteAccommodation, async ({ params, session }) => {
    await accommodations.remove(session, params.id);
    return { message: 'A szállást töröltük.' };
  }),
  implement(contract.listOwnAccommodations, async ({ session }) => ({
    data: await accommodations.own(session),
  })),
  implement(contract.toggleFacilityOfAccommodation, async ({ params, body, session }) => ({
    data: {
      isChosen: toFlag(
        await accommodations.toggleFacility(session, params.accommodationId, params.facilityId, body.table),
      ),
    },
  })),
  implement(contract.toggleLocationOfAccommodation, async ({ params, session }) => ({
    data: { isChosen: toFlag(await accommodations.toggleLocation(session, params.id, params.locationId)) },
  })),
  implement(contract.toggleLanguageOfAccommodation, async ({ params, session }) => ({
    data: { isChosen: toFlag(await accommodations.toggleLanguage(session, params.id, params.languageId)) },
  })),
];

export const accommodationRoutes = (accommodations: AccommodationService): Implementation[] => [
  ...publicRoutes(accommodations),
  ...hostRoutes(accommodations),
];
