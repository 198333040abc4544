import { packageTypes } from '@piacter/contracts/packages/values';
import { propertyFields } from '@piacter/contracts/properties/fields';
import type { RowDataPacket } from 'mysql2/promise';
import type { Rows } from './reference-search.ts';

type Names = Map<number, string>;

const tables = {
  adType: 'types_ad',
  houseType: 'types_house',
  publicPlaceType: 'types_public_place',
  buildTechnology: 'types_build_technology',
  conditionID: 'types_condition',
  heatType: 'types_heating',
  parkingType: 'types_parking',
  viewType: 'types_view',
  furnishedType: 'types_furnished',
  electricityType: 'types_electricity',
  gasType: 'types_gas',
};
const otherTables = { accommodationTypeID: 'types_accommodation', serviceTypeID: 'types_service' };
export interface NameTables
  extends Record<keyof typeof tables | keyof typeof otherTables | 'mealPlanID', Names> {
  countryID: Names;
  locations: { bit: number; locationID: number; locationName: string }[];
}

/** Names of lookup values, read once. */
export async function nameTables(rowsOf: Rows): Promise<NameTables> {
  const named: Record<string, Names> = {};
  for (const [field, table] of Object.entries({ ...tables, ...otherTables }))
    named[field] = new Map(
      (await rowsOf(`select typeID, typeName from ${table}`)).map((row) => [row.typeID, row.typeName]),
    );
  const countries = await rowsOf('select countryID, countryName from countries');
  const mealPlans = await rowsOf('select planID, planName from meal_plans');
  const locations = await rowsOf('select bit, locationID, locationName from special_locations');
  // Filled by names that the compiler cannot follow: the loop above has one for each table.
  return {
    ...named,
    countryID: new Map(countries.map((row) => [row.countryID, row.countryName])),
    mealPlanID: new Map(mealPlans.map((row) => [row.planID, row.planName])),
    locations,
  } as unknown as NameTables;
}

export const packageTypeOf = (row: Record<string, unknown>, now: Date) =>
  row.promotedUntil instanceof Date && row.promotedUntil > now ? row.promotion : 0;

/** A search result as in the product's reply. */
export function card(
  { street, publicPlaceType, countryID, promotedUntil, ...row }: RowDataPacket,
  names: NameTables,
  now: Date,
) {
  return {
    ...row,
    adTypeName: names.adType.get(row.adType),
    houseTypeName: names.houseType.get(row.houseType) ?? null,
    buildTechnologyName: names.buildTechnology.get(row.buildTechnology) ?? null,
    countryName: names.countryID.get(countryID),
    streetName: street && [street, names.publicPlaceType.get(publicPlaceType)].filter(Boolean).join(' '),
    state: 'live',
    packageType: packageTypeOf({ ...row, promotedUntil }, now),
  };
}

/** Address columns of the alias, null where hidden. */
export const shownAddress = (alias: string) =>
  hidden.map((name) => `case when ${alias}.disableAddress = 0 then ${alias}.${name} end as ${name}`).join();

export const contactColumns =
  'p.lastName, p.firstName, p.contactPerson, p.isFirm, p.firmName, p.mobile, p.tel';

/** Related rows of an accommodation or a service. */
export async function listingParts(rowsOf: Rows, idField: 'accommodationID' | 'serviceID', id: number) {
  const of = (columns: string, table: string, order: string) =>
    rowsOf(`select ${columns} from ${table} where ${idField} = ? order by ${order}`, [id]);
  const [images, videoLinks, [timetable = null], priceTable] = await Promise.all([
    of('imgID, path, sortOrder', 'listing_images', 'sortOrder, imgID'),
    of('linkID, linkUrl', 'video_links', 'linkID'),
    of('*', 'timetables', 'timetableID'),
    of('productID, productName, priceFrom, priceTo', 'price_table_products', 'productID'),
  ]);
  return { images, videoLinks, timetable, priceTable };
}

const hidden = ['street', 'publicPlaceType', 'houseNumber', 'floorNumber', 'doorNumber', 'lat', 'lon'];
const columns = Object.keys(propertyFields).filter((name) => name !== 'specialLocations');
const shownAlways = `realEstateID, a.userID, a.countryID, a.postalCode, a.settlement, a.countyRegion,
  disableAddress, ${columns.join()}, a.created, a.updated, promotion, promotedUntil, mainImgID, mainImg, lastName, firstName, contactPerson, isFirm,
  firmName, mobile, tel, contactEmail, cast(specialMask as char) as specialMask`;

/** A property as in the product's reply to a visitor. */
export async function detail(rowsOf: Rows, id: number, names: NameTables) {
  const [row] = await rowsOf(
    `select ${shownAlways}, ${shownAddress('a')}
     from real_estates a join users u on u.userID = a.userID left join user_profiles p on p.userID = a.userID
     where realEstateID = ? and status = 1 and u.deletedAt is null`,
    [id],
  );
  if (!row) return undefined;
  const { specialMask, ...ad } = row;
  const mask = BigInt(specialMask);
  const packageType = packageTypeOf(row, new Date());
  const images =
    packageType === packageTypes.pro
      ? await rowsOf(
          'select imgID, path, sortOrder from listing_images where realEstateID = ? order by sortOrder, imgID',
          [id],
        )
      : [];
  const videoLinks =
    packageType === packageTypes.pro
      ? await rowsOf('select linkID, linkUrl from video_links where realEstateID = ? order by linkID', [id])
      : [];
  const named = Object.keys(tables).map((field) => [
    `${field}Name`,
    names[field as keyof typeof tables].get(ad[field]) ?? null,
  ]);
  return {
    data: {
      ...ad,
      ...Object.fromEntries(named),
      countryName: names.countryID.get(ad.countryID),
      specialLocations: names.locations
        .filter(({ bit }) => (mask >> BigInt(bit)) & 1n)
        .map(({ locationID, locationName }) => ({ locationID, locationName })),
      images:
        packageType === packageTypes.pro
          ? images
          : [{ imgID: ad.mainImgID, path: ad.mainImg, isMainImg: 1, order: 0 }],
      videoLinks,
      packageType,
      isOwn: 0,
      hiddenReason: null,
      nextStates: [],
      state: 'live',
    },
  };
}
