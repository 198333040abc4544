import { listingKinds, listingSorts } from '@piacter/contracts/listings/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { adTypes } from '@piacter/contracts/properties/values';
import { listSitemapFiles } from '../../apps/api/src/features/site/index.ts';
import { searchCalls } from '../listing-paths.ts';
import { type Filters, type Mix, query, toAddresses } from './addresses.ts';
import { listingTables } from './bench-database.ts';
import { createPropertyFilters } from './filters.ts';
import { destinations, readMarket } from './market.ts';

/**
 * Searches in other orders than the default, searches that are offered similar ones (FIND-10, FIND-11), and the sitemap by
 * which crawlers find listings.
 */
export const findingMix: Mix = {
  name: 'finding',
  tables: listingTables,
  async addresses(db, seeded) {
    const { below, pick } = seeded;
    const { adType, houseType, three } = createPropertyFilters(seeded);
    const { settlements, professionIDs } = await readMarket(db);
    const property = (filters: Filters) =>
      query(searchCalls.property, { countryID: hungaryID, ...adType(), ...filters });
    const stay = (filters: Filters) => query(searchCalls.accommodation, { countryID: hungaryID, ...filters });
    const service = (filters: Filters) =>
      query(searchCalls.service, { serviceType: pick(professionIDs), ...filters });
    const settlement = () => ({ settlement: pick(settlements) });
    const destination = () => ({ settlement: pick(destinations) });
    const by = ([, ...sorts]: readonly string[]) => ({ sort: pick(sorts) });
    const filters = () => ({ ...houseType(), ...three() });
    const cheap = () => ({ adType: adTypes.sale, ...settlement(), priceTo: 500 + below(500) });
    const files = (await Promise.all(listingKinds.map((kind) => listSitemapFiles(db, kind)))).flat();
    const { property: properties, accommodation: stays, service: services } = listingSorts;
    return toAddresses({
      'sorted property in settlement': [90, () => property({ ...settlement(), ...by(properties) })],
      'sorted property': [60, () => property(by(properties))],
      'sorted property + filters': [90, () => property({ ...filters(), ...by(properties) })],
      'sorted stay in settlement': [60, () => stay({ ...destination(), ...by(stays) })],
      'sorted stay': [60, () => stay({ accommodationType: pick(['2,30', '3,4']), ...by(stays) })],
      'sorted service in settlement': [60, () => service({ ...settlement(), ...by(services) })],
      'sorted service': [60, () => service(by(services))],
      'few properties': [60, () => property({ ...filters(), ...cheap() })],
      'few stays': [30, () => stay({ ...destination(), priceTo: 1, facilities: 301, guests: 2 })],
      'few services': [30, () => service({ ...settlement(), keyword: 'xilofon' })],
      sitemap: [20, () => '/sitemap.xml'],
      'file of the sitemap': [60, () => pick(files)],
    });
  },
};
