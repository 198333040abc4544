import { hungaryID } from '@piacter/contracts/lookups/values';
import { detailCalls, searchCalls } from '../listing-paths.ts';
import { type Filters, type Mix, query, toAddresses } from './addresses.ts';
import { listingTables } from './bench-database.ts';
import { createPropertyFilters, createStayFilters, popularFacilities } from './filters.ts';
import { createPickID, destinations, readMarket } from './market.ts';

/** Typical keyword queries of one or two words, with and without accents. */
const keywords =
  'festés|vizszereles|klíma|takarítás|koltoztetes|tapétázás|gumicsere|esküvő|matematika|könyvelés|dugulás|kutyasétáltatás|masszázs|kandallo|konyhabútor|asztal|lakások felújítása|tetők|érettségi felkészítés|fűnyírás|Kovács|ablaktisztítás|hűtők javítása|weboldal'.split(
    '|',
  );

/** Visitors' searches and detail pages, six addresses for each percent. */
export const marketMix: Mix = {
  name: 'market',
  isCompared: true,
  tables: listingTables,
  async addresses(db, seeded) {
    const { settlements, professionIDs } = await readMarket(db);
    const { pick } = seeded;
    const { adType, price, houseType, one, three, rare } = createPropertyFilters(seeded);
    const stays = createStayFilters(seeded);
    const propertyID = await createPickID(db, 'property', seeded);
    const stayID = await createPickID(db, 'accommodation', seeded);
    const serviceID = await createPickID(db, 'service', seeded);
    const property = (filters: Filters) => query(searchCalls.property, filters);
    const inHungary = (filters: Filters) => property({ countryID: hungaryID, ...filters });
    const stay = (filters: Filters) => query(searchCalls.accommodation, { countryID: hungaryID, ...filters });
    const service = (filters: Filters) => query(searchCalls.service, filters);
    const settlement = () => ({ settlement: pick(settlements) });
    const both = () => ({ countryID: hungaryID, serviceType: pick(professionIDs), ...settlement() });
    return toAddresses({
      broad: [60, () => property({ ...adType(), page: pick([1, 1, 1, 2, 3]) })],
      settlement: [60, () => inHungary({ ...adType(), ...settlement() })],
      'settlement + filters': [
        60,
        () => inHungary({ ...settlement(), ...houseType(), ...price(), ...one() }),
      ],
      'country + 5 filters': [48, () => inHungary({ ...houseType(), ...three(), ...price() })],
      rare: [12, () => inHungary(rare())],
      'stay in settlement': [72, () => stay({ settlement: pick(destinations), ...stays.season() })],
      'stay, 2 of 4 rare': [24, () => stay(stays.rare())],
      'stay, 3 popular': [24, () => stay(pick(popularFacilities))],
      'profession + settlement': [48, () => service(both())],
      keyword: [24, () => service({ keyword: pick(keywords) })],
      'keyword + both': [18, () => service({ ...both(), keyword: pick(keywords) })],
      'detail of property': [66, () => `${detailCalls.property}${propertyID()}`],
      'detail of stay': [42, () => `${detailCalls.accommodation}${stayID()}`],
      'detail of service': [42, () => `${detailCalls.service}${serviceID()}`],
    });
  },
};
