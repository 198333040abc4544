import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Session } from '../../core/http/session.ts';
import { shown } from './properties.queries.ts';

/** Whether the viewer may read the ad's exact address: its owner, the admin, and anybody where it is not hidden. */
const mayReadAddress = (viewer: Session | null) =>
  viewer?.role === 'admin'
    ? sql<boolean>`true`
    : sql<boolean>`(ad.disableAddress = 0 or ad.userID = ${viewer?.userID ?? 0})`;

/** The address as far as the viewer may read it; what is hidden does not leave the database. */
function addressOf(viewer: Session | null) {
  const mayRead = mayReadAddress(viewer);
  const text = <Name extends string>(name: Name) =>
    sql<string | null>`case when ${mayRead} then ${sql.ref(`ad.${name}`)} end`.as(name);
  const number = <Name extends string>(name: Name) =>
    sql<number | null>`case when ${mayRead} then ${sql.ref(`ad.${name}`)} end`.as(name);
  return [
    text('street'),
    number('publicPlaceType'),
    text('houseNumber'),
    text('floorNumber'),
    text('doorNumber'),
    number('lat'),
    number('lon'),
  ] as const;
}

/** How to reach the advertiser: what the profile says, and never the address that they sign in with. */
const contactColumns = [
  'profile.lastName',
  'profile.firstName',
  'profile.contactPerson',
  'profile.isFirm',
  'profile.firmName',
  'profile.mobile',
  'profile.tel',
  'profile.contactEmail',
] as const;

/** One ad that the viewer may see: shown, or the viewer's own, or any for the admin; never one of a deleted user. */
export const findProperty = (db: Database, realEstateID: number, viewer: Session | null) =>
  db
    .selectFrom('real_estates as ad')
    .innerJoin('users as owner', 'owner.userID', 'ad.userID')
    .leftJoin('user_profiles as profile', 'profile.userID', 'ad.userID')
    .select([
      'ad.realEstateID',
      'ad.userID',
      'ad.countryID',
      'ad.adType',
      'ad.advertiserType',
      'ad.postalCode',
      'ad.settlement',
      'ad.countyRegion',
      'ad.disableAddress',
      'ad.price',
      'ad.maintenanceFee',
      'ad.utilities',
      'ad.floorArea',
      'ad.siteArea',
      'ad.roomNumber',
      'ad.halfRoomNumber',
      'ad.isAttic',
      'ad.isSmartHome',
      'ad.isGardenContact',
      'ad.moveImmediately',
      'ad.hasBalcony',
      'ad.hasElevator',
      'ad.thermallyInsulated',
      'ad.hasSolarPanel',
      'ad.solarPanelOutput',
      'ad.houseType',
      'ad.buildTechnology',
      'ad.conditionID',
      'ad.heatType',
      'ad.parkingType',
      'ad.viewType',
      'ad.furnishedType',
      'ad.electricityType',
      'ad.amper',
      'ad.gasType',
      'ad.description',
      'ad.exchangeDesc',
      'ad.created',
      'ad.updated',
      'ad.promotion',
      'ad.promotedUntil',
      'ad.mainImgID',
      'ad.mainImg',
      ...contactColumns,
    ])
    // Beyond 53 bits a number of JavaScript is not exact.
    .select(sql<string>`cast(ad.specialMask as char)`.as('specialMask'))
    .select(addressOf(viewer))
    .where('ad.realEstateID', '=', realEstateID)
    .where('owner.deletedAt', 'is', null)
    .$if(viewer?.role !== 'admin', (query) =>
      query.where((eb) => eb.or([eb('ad.status', '=', shown), eb('ad.userID', '=', viewer?.userID ?? 0)])),
    )
    .executeTakeFirst();

export type PropertyRow = NonNullable<Awaited<ReturnType<typeof findProperty>>>;

export const selectImagesOfProperty = (db: Database, realEstateID: number) =>
  db
    .selectFrom('listing_images')
    .select(['imgID', 'path', 'sortOrder'])
    .where('realEstateID', '=', realEstateID)
    .orderBy('sortOrder')
    .orderBy('imgID')
    .execute();

export const selectVideosOfProperty = (db: Database, realEstateID: number) =>
  db
    .selectFrom('video_links')
    .select(['linkID', 'linkUrl'])
    .where('realEstateID', '=', realEstateID)
    .orderBy('linkID')
    .execute();
