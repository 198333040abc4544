import { type SocialLinks, type SocialNetwork, socialNetworks } from '@piacter/contracts/social';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { type ListingRef, shown } from '../listings/index.ts';

const networks = Object.keys(socialNetworks) as SocialNetwork[];

export const findLinks = (db: Database, userID: number): Promise<SocialLinks | undefined> =>
  db.selectFrom('social_media_links').select(networks).where('userID', '=', userID).executeTakeFirst();

export const writeLinks = (trx: Trx, userID: number, links: SocialLinks, updated: Date) =>
  trx
    .insertInto('social_media_links')
    .values({ userID, ...links, updated })
    .onDuplicateKeyUpdate({ ...links, updated })
    .execute();

/** Whose listing it is; undefined for one that is not shown. */
export const findAdvertiserOf = (db: Database, { kind, listingID }: ListingRef) =>
  db
    .selectFrom(kind.table)
    .select('userID')
    .where(sql.ref(kind.idField), '=', listingID)
    .where('status', '=', shown)
    .executeTakeFirst();
