import { foldText } from '@piacter/db';
import { card, type NameTables } from './reference-rows.ts';
import { placeOf, type Rows, searchPage, settlementIDs } from './reference-search.ts';

const ranges = {
  priceFrom: 'price >=',
  priceTo: 'price <=',
  floorAreaFrom: 'floorArea >=',
  roomsFrom: 'roomNumber >=',
};
const flags = { isSmartHome: 36, hasBalcony: 42, hasElevator: 44, hasSolarPanel: 48 };
const address = (name: string) => `case when l.disableAddress = 0 then l.${name} end as ${name}`;
const columns = `l.realEstateID, l.adType, l.houseType, l.mainImg, l.imageCount, l.countryID, l.postalCode, l.settlement,
  l.countyRegion, ${address('street')}, ${address('publicPlaceType')}, ${address('floorNumber')}, l.buildTechnology,
  l.floorArea, l.siteArea, l.roomNumber, l.halfRoomNumber, l.price, l.promotion, l.promotedUntil, l.created`;

/** The property search in hand-optimized SQL. */
export async function propertySearch(rowsOf: Rows, names: NameTables) {
  const settlements = await settlementIDs(rowsOf);
  const bits = new Map(names.locations.map(({ locationID, bit }) => [locationID, bit]));
  const countryIDs = [...names.countryID.keys()].join();

  /** Filters other than the location. */
  function narrowedBy(query: URLSearchParams): string[] {
    const narrowed: string[] = [];
    for (const [name, comparison] of Object.entries(ranges))
      if (query.has(name)) narrowed.push(`${comparison} ${Number(query.get(name))}`);
    for (const name of ['houseType', 'conditionID'])
      if (query.has(name)) narrowed.push(`${name} in (${query.get(name)?.split(',').map(Number)})`);
    for (const [name, shift] of Object.entries(flags))
      if (query.has(name))
        narrowed.push(`traits & ${3 * 2 ** shift} = ${(Number(query.get(name)) + 1) * 2 ** shift}`);
    const bit = bits.get(Number(query.get('specialLocations')));
    if (bit !== undefined) narrowed.push(`specialMask & ${2n ** BigInt(bit)} > 0`);
    if (query.has('heatType')) narrowed.push(`heatType = ${Number(query.get('heatType'))}`);
    return narrowed;
  }

  return async (query: URLSearchParams) => {
    const hasCountry = query.has('countryID');
    const place = placeOf(foldText(query.get('settlement') ?? ''), settlements, hasCountry);
    const isEverywhere = place.name === 'country' && !hasCountry;
    const { rows, ...totals } = await searchPage(rowsOf, {
      table: 'real_estates',
      idField: 'realEstateID',
      columns,
      where: [
        'status = 1',
        place.condition,
        query.has('adType') ? `adType = ${Number(query.get('adType'))}` : '',
      ],
      narrowed: narrowedBy(query),
      order: `real_estates_${isEverywhere ? '' : `${place.name}_`}order`,
      filter: `real_estates_${query.has('heatType') ? 'heating' : `${place.name}_filter`}`,
      // Without a country, all of them: so the filter index serves the whole market.
      intoFilter: isEverywhere ? `and countryID in (${countryIDs})` : '',
      page: Number(query.get('page') ?? 1),
    });
    const now = new Date();
    return { data: rows.map((row) => card(row, names, now)), ...totals };
  };
}
