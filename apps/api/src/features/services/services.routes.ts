import { toFlag } from '@piacter/contracts/core';
import * as contract from '@piacter/contracts/services';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { formatCreated } from '../listings/own/index.ts';
import type { ServiceListings } from './services.service.ts';

const listingRoutes = (services: ServiceListings): Implementation[] => [
  implement(contract.searchServices, async ({ query }) => {
    const { rows: data, ...totals } = await services.search(query);
    return { data, ...totals };
  }),
  implement(contract.mapServices, async ({ query }) => ({ data: await services.map(query) })),
  implement(contract.listHighlightedServices, async () => ({ data: await services.highlighted() })),
  implement(contract.getPublicService, async ({ params, session }) => ({
    data: await services.detail.getPublic(params.serviceUrl, session),
  })),
  implement(contract.listOwnServices, async ({ session }) => ({ data: await services.own(session) })),
  implement(contract.getService, async ({ params, session }) => ({
    data: await services.detail.getOwn(session, params.id),
  })),
  implement(contract.createService, async ({ body, session }) => ({
    insertID: await services.create(session, body),
    message: formatCreated(body, 'A szolgáltatásod elkészült.'),
  })),
  implement(contract.updateService, async ({ params, body, session }) => {
    await services.update(session, params.id, body);
    return { message: 'A szolgáltatás módosításait elmentettük.' };
  }),
  implement(contract.changeService, async ({ params, body, session }) => {
    await services.update(session, params.id, body);
    return { message: 'A szolgáltatás módosításait elmentettük.' };
  }),
  implement(contract.deleteService, async ({ params, session }) => {
    await services.remove(session, params.id);
    return { message: 'A szolgáltatást töröltük.' };
  }),
];

const coverageRoutes = ({ chosen }: ServiceListings): Implementation[] => [
  implement(contract.listServiceRelations, async ({ params, session }) => ({
    data: await chosen.professions(params.serviceId, session),
  })),
  implement(contract.addServiceRelation, async ({ body, session }) => ({
    insertID: await chosen.addProfession(session, body.serviceID, body.serviceTypeID),
    message: 'A szakmát hozzáadtuk.',
  })),
  implement(contract.deleteServiceRelation, async ({ params, session }) => {
    await chosen.removeProfession(session, params.id);
    return { message: 'A szakmát töröltük.' };
  }),
  implement(contract.listServiceRegions, async ({ params, session }) => ({
    data: await chosen.regions(params.id, params.regionType, session),
  })),
  implement(contract.addServiceRegion, async ({ body, session }) => ({
    insertID: await chosen.addRegion(session, body),
    message: 'A munkaterületet hozzáadtuk.',
  })),
  implement(contract.changeServiceRegion, async ({ params, body, session }) => {
    await chosen.changeRegion(session, params.relationId, body);
    return { message: 'A körzetet elmentettük.' };
  }),
  implement(contract.deleteServiceRegion, async ({ params, session }) => {
    await chosen.removeRegion(session, params.relationId);
    return { message: 'A munkaterületet töröltük.' };
  }),
  implement(contract.listServiceCountries, async ({ params, session }) => ({
    data: await chosen.countries(params.id, session),
  })),
  implement(contract.toggleServiceCountry, async ({ body, session }) => ({
    data: { isChosen: toFlag(await chosen.toggleCountry(session, body.serviceID, body.countryID)) },
  })),
];

export const serviceRoutes = (services: ServiceListings): Implementation[] => [
  ...listingRoutes(services),
  ...coverageRoutes(services),
];
