import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import type { Session } from '../../core/http/session.ts';
import { compiledStatement } from './compiled-statement.ts';
import { shown } from './properties.queries.ts';

/** Who looks: the admin reads every address, somebody signed in that of an own ad, a visitor what is not hidden. */
type Viewer = 'admin' | 'user' | 'visitor';
type Value = <Type>(name: 'realEstateID' | 'viewerID') => RawBuilder<Type>;

function mayReadAddress(viewer: Viewer, value: Value): RawBuilder<boolean> {
  if (viewer === 'admin') return sql`true`;
  if (viewer === 'visitor') return sql`ad.disableAddress = 0`;
  return sql`(ad.disableAddress = 0 or ad.userID = ${value('viewerID')})`;
}

/** The address as far as the viewer may read it; what is hidden does not leave the database. */
function addressOf(viewer: Viewer, value: Value) {
  const mayRead = mayReadAddress(viewer, value);
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

const propertyFor = (viewer: Viewer) => (db: Database, value: Value) =>
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
    .select(addressOf(viewer, value))
    .where('ad.realEstateID', '=', value<number>('realEstateID'))
    .where('owner.deletedAt', 'is', null)
    .$if(viewer === 'visitor', (query) => query.where('ad.status', '=', shown))
    .$if(viewer === 'user', (query) =>
      query.where((eb) =>
        eb.or([eb('ad.status', '=', shown), eb('ad.userID', '=', value<number>('viewerID'))]),
      ),
    );

const statements = {
  admin: compiledStatement(propertyFor('admin')),
  user: compiledStatement(propertyFor('user')),
  visitor: compiledStatement(propertyFor('visitor')),
};

/** One ad that the viewer may see: shown, or the viewer's own, or any for the admin; never one of a deleted user. */
export async function findProperty(db: Database, realEstateID: number, session: Session | null) {
  const viewer = session === null ? 'visitor' : session.role === 'admin' ? 'admin' : 'user';
  const [row] = await statements[viewer](db, { realEstateID, viewerID: session?.userID });
  return row;
}

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
