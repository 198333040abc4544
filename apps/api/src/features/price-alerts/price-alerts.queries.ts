import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { listingSpecs } from '../listings/index.ts';
import { published } from '../listings/rows/index.ts';

export const isRefused = async (db: Database, userID: number): Promise<boolean> =>
  (await db
    .selectFrom('price_mail_refusals')
    .select('userID')
    .where('userID', '=', userID)
    .executeTakeFirst()) !== undefined;

/** Without effect on an account that is gone. */
export const insertRefusal = (db: Database, userID: number, now: Date) =>
  sql`insert into price_mail_refusals (userID, created)
    select userID, ${now} from users where userID = ${userID} and deletedAt is null
    on duplicate key update created = price_mail_refusals.created`.execute(db);

export const deleteRefusal = (db: Database, userID: number) =>
  db.deleteFrom('price_mail_refusals').where('userID', '=', userID).execute();

/** The drops whose mails are due, the oldest first. */
export const selectDrops = async (db: Database, now: Date, limit: number): Promise<number[]> =>
  (
    await db
      .selectFrom('price_changes')
      .select('changeID')
      .where('tellAt', '<=', now)
      .orderBy('tellAt')
      .limit(limit)
      .execute()
  ).map(({ changeID }) => changeID);

/** A drop whose mails are still to be written, of a property that is published at that price. */
interface Drop {
  realEstateID: number;
  ownerID: number;
  adType: number;
  title: string;
  price: number;
  lowestBefore: number;
  changedAt: Date;
  /** False once the property is hidden, or its price has changed again. */
  isCurrent: boolean;
}

/** The drop with its row locked; undefined once its mails are written or it was taken back. */
export async function lockDrop(trx: Trx, changeID: number): Promise<Drop | undefined> {
  const { rows } = await sql<Omit<Drop, 'isCurrent'> & { isCurrent: number }>`
    select drops.realEstateID, listing.userID as ownerID, listing.adType, ${listingSpecs.property.label} as title,
      drops.price, drops.lowestBefore, drops.changedAt,
      listing.status = ${published} and listing.price = drops.price and listing.droppedAt = drops.changedAt as isCurrent
    from price_changes as drops join real_estates as listing on listing.realEstateID = drops.realEstateID
    where drops.changeID = ${changeID} and drops.tellAt is not null for update`.execute(trx);
  const [drop] = rows;
  return drop && { ...drop, isCurrent: drop.isCurrent === 1 };
}

/** Those who kept the property before its drop and want to hear of it, sorted by id; without its owner. */
export const selectKeepers = (
  trx: Trx,
  { realEstateID, ownerID, changedAt }: Drop,
  afterID: number,
  limit: number,
) =>
  trx
    .selectFrom('favourites as favourite')
    .innerJoin('users as keeper', 'keeper.userID', 'favourite.userID')
    .leftJoin('user_profiles as profile', 'profile.userID', 'keeper.userID')
    .leftJoin('price_mail_refusals as refusal', 'refusal.userID', 'keeper.userID')
    .select(['keeper.userID', 'keeper.email', 'profile.firmName', 'profile.firstName'])
    .select(({ fn, val }) => fn.coalesce('profile.isFirm', val(0)).as('isFirm'))
    .where('favourite.kind', '=', 'property')
    .where('favourite.listingID', '=', realEstateID)
    .where('favourite.created', '<', changedAt)
    .where('keeper.userID', '>', afterID)
    .where('keeper.userID', '<>', ownerID)
    .where('keeper.deletedAt', 'is', null)
    .where('keeper.blockedAt', 'is', null)
    .where('keeper.activatedAt', 'is not', null)
    .where('refusal.userID', 'is', null)
    .orderBy('keeper.userID')
    .limit(limit)
    .execute();

export const markMailed = (trx: Trx, changeID: number) =>
  trx.updateTable('price_changes').set({ tellAt: null }).where('changeID', '=', changeID).execute();
