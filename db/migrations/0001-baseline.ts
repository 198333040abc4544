import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { accommodations } from './baseline/accommodations.ts';
import { accounts } from './baseline/accounts.ts';
import { favourites } from './baseline/favourites.ts';
import { gazetteer } from './baseline/gazetteer.ts';
import { listingParts } from './baseline/listing-parts.ts';
import { listings } from './baseline/listings.ts';
import { lookups } from './baseline/lookups.ts';
import { mail } from './baseline/mail.ts';
import { packages } from './baseline/packages.ts';
import { pages } from './baseline/pages.ts';
import { properties } from './baseline/properties.ts';
import { requests } from './baseline/requests.ts';
import { safeguards } from './baseline/safeguards.ts';
import { services } from './baseline/services.ts';
import { stays } from './baseline/stays.ts';
import { threads } from './baseline/threads.ts';
import { watches } from './baseline/watches.ts';

/** The tables of release 0.1.0, each after those that it refers to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = [
    ...lookups,
    ...gazetteer,
    ...accounts,
    ...mail,
    ...safeguards,
    ...pages,
    ...properties,
    ...accommodations,
    ...services,
    ...listingParts,
    ...listings,
    ...favourites,
    ...packages,
    ...requests,
    ...watches,
    ...threads,
    ...stays,
  ];
  for (const table of tables) await table.execute(db);
  await sql`insert ignore into map_secret (secretID, secret) values (1, ${randomBytes(32)})`.execute(db);
}
