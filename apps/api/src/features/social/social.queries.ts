import { typedKeys } from '@piacter/contracts/core';
import { type SocialLinks, type SocialLinksUpdate, socialNetworks } from '@piacter/contracts/social';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { type ListingRef, published } from '../listings/rows/index.ts';

const networks = typedKeys(socialNetworks);

export const findLinks = (db: Database, userID: number): Promise<SocialLinks | undefined> =>
  db.selectFrom('social_media_links').select(networks).where('userID', '=', userID).executeTakeFirst();

/** Links that are undefined are kept; the columns of a first row are null without one. */
export const upsertLinks = (trx: Trx, userID: number, links: SocialLinksUpdate, updated: Date) =>
  trx
    .insertInto('social_media_links')
    .values({ userID, ...links, updated })
    .onDuplicateKeyUpdate({ ...links, updated })
    .execute();

/**
 * A listing's advertiser with their links, nulls where none were saved; undefined for a listing that is unpublished or
 * whose advertiser was deleted. One statement, since every detail page asks for it and most find nothing.
 */
export const findLinksOfListing = (db: Database, { table, idField, listingID }: ListingRef) =>
  db
    .selectFrom(table)
    .innerJoin('users as advertiser', (join) =>
      join.on('advertiser.userID', '=', sql.ref<number>(`${table}.userID`)),
    )
    .leftJoin('social_media_links as links', 'links.userID', 'advertiser.userID')
    .select('advertiser.userID as advertiserID')
    .select(networks.map((network) => `links.${network}` as const))
    .where(sql.ref(idField), '=', listingID)
    .where('status', '=', published)
    .where('advertiser.deletedAt', 'is', null)
    .executeTakeFirst();
