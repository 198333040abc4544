import { toFlag } from '@piacter/contracts/core';
import * as contract from '@piacter/contracts/properties';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { formatCreated } from '../listings/own/index.ts';
import type { PropertyService } from './properties.service.ts';

export const propertyRoutes = (properties: PropertyService): Implementation[] => [
  implement(contract.searchProperties, async ({ query }) => {
    const { rows, ...reply } = await properties.search(query);
    return { data: rows, ...reply };
  }),
  implement(contract.countPropertyOptions, async ({ query }) => {
    const { counts, histograms } = await properties.countOptions(query);
    return { data: counts, histograms };
  }),
  implement(contract.mapProperties, async ({ query }) => ({ data: await properties.map(query) })),
  implement(contract.listHighlightedProperties, async () => ({ data: await properties.highlighted() })),
  implement(contract.createProperty, async ({ body, session }) => ({
    insertID: await properties.create(session, body),
    message: formatCreated(body, 'A hirdetésed elkészült.'),
  })),
  implement(contract.getProperty, async ({ params, session }) => ({
    data: await properties.detail(params.realEstateID, session),
  })),
  implement(contract.getPriceComparison, async ({ params }) => ({
    data: await properties.priceComparison(params.realEstateID),
  })),
  implement(contract.getPriceLevel, async ({ query }) => ({ data: await properties.priceLevel(query) })),
  implement(contract.getPriceHistory, async ({ params }) => ({
    data: await properties.priceHistory(params.realEstateID),
  })),
  implement(contract.updateProperty, async ({ params, body, session }) => {
    await properties.update(session, params.realEstateID, body);
    return { message: 'A hirdetés módosításait elmentettük.' };
  }),
  implement(contract.changeProperty, async ({ params, body, session }) => {
    await properties.update(session, params.realEstateID, body);
    return { message: 'A hirdetés módosításait elmentettük.' };
  }),
  implement(contract.deleteProperty, async ({ params, session }) => {
    await properties.remove(session, params.realEstateID);
    return { message: 'A hirdetést töröltük.' };
  }),
  implement(contract.listOwnProperties, async ({ session }) => ({ data: await properties.own(session) })),
  implement(contract.listLocationsOfProperty, async ({ params }) => ({
    data: await properties.locations(params.realEstateID),
  })),
  implement(contract.toggleLocationOfProperty, async ({ params, session }) => ({
    data: { isChosen: toFlag(await properties.toggle(session, params.realEstateID, params.locationID)) },
  })),
];
