import { foldText } from '@piacter/db/fold-text';
import { propertySorts, type searchPropertyColumns } from '../../apps/api/src/features/properties/index.ts';
import { type ListingCondition, toExactPage, toWindow } from '../../apps/api/src/features/search/index.ts';
import { card, type NameTables } from './reference-rows.ts';
import { placeConditions, type Rows, settlementIDs } from './reference-search.ts';

const ranges = {
  priceFrom: ['price', 'from'],
  priceTo: ['price', 'to'],
  floorAreaFrom: ['floorArea', 'from'],
  roomsFrom: ['roomNumber', 'from'],
} as const;
const lists =
  'adType countryID houseType conditionID heatType isSmartHome hasBalcony hasElevator hasSolarPanel'.split(
    ' ',
  );
const address = (name: string) => `case when l.disableAddress = 0 then l.${name} end as ${name}`;
const columns = `l.realEstateID, l.adType, l.houseType, l.mainImg, l.imageCount, l.countryID, l.postalCode, l.settlement,
  l.countyRegion, ${address('street')}, ${address('publicPlaceType')}, ${address('floorNumber')}, l.buildTechnology,
  l.floorArea, l.siteArea, l.roomNumber, l.halfRoomNumber, l.price, l.promotion, l.promotedUntil, l.created`;

/** The property search by the same columns in memory, with conditions and cards written by hand. */
export async function propertySearch(
  columnsOf: ReturnType<typeof searchPropertyColumns>,
  rowsOf: Rows,
  names: NameTables,
) {
  const settlements = await settlementIDs(rowsOf);
  const bits = new Map(names.locations.map(({ locationID, bit }) => [locationID, bit]));

  function conditionsOf(query: URLSearchParams): ListingCondition[] {
    const conditions = placeConditions(foldText(query.get('settlement') ?? ''), settlements);
    for (const [parameter, [column, end]] of Object.entries(ranges))
      if (query.has(parameter)) conditions.push({ column, [end]: Number(query.get(parameter)) });
    for (const column of lists) {
      const ids = query.get(column);
      if (ids) conditions.push({ column, isAnyOf: ids.split(',').map(Number) });
    }
    const bit = bits.get(Number(query.get('specialLocations')));
    if (bit !== undefined) conditions.push({ column: 'specialMask', hasBits: [bit] });
    return conditions;
  }

  return async (query: URLSearchParams) => {
    const window = toWindow(Number(query.get('page') ?? 1));
    const { ids, total } = await columnsOf.page(conditionsOf(query), propertySorts.promoted, window);
    const found =
      ids.length > 0
        ? await rowsOf(
            `select ${columns} from real_estates l where l.realEstateID in (${ids}) and status = 1`,
          )
        : [];
    const byID = new Map(found.map((row) => [row.realEstateID, row]));
    const { rows, ...totals } = toExactPage(
      ids.flatMap((id) => byID.get(id) ?? []),
      total,
    );
    const now = new Date();
    return { data: rows.map((row) => card(row, names, now)), ...totals };
  };
}
