import type { Config } from '../config.ts';
import { inTransaction } from '../core/db/transaction.ts';
import type { Deps } from '../deps.ts';
import { type Beginning, createThreadBeginning, createThreadLink } from '../features/threads/index.ts';
import type { TestApp } from './app.ts';
import { createBareListing } from './factories-listing-parts.ts';

export const guest = { email: 'vendeg@pelda.test', name: 'Vendég Vera', phone: '+36 30 123 4567' };

/** Whom a thread is created for: an application, or processes that share its database. */
type Stage = Pick<Deps, 'db' | 'clock'> & { config: Pick<Config, 'publicUrl' | 'messageMailMinutes'> };

/** A thread about a property of its owner, which the other side has begun. */
export async function createThread(
  { db, clock, config }: Stage,
  ownerID: number,
  other: Beginning['other'],
): Promise<number> {
  const { listingID } = await createBareListing(db, clock, 'property', { userID: ownerID });
  const begin = createThreadBeginning({ config });
  const about = { kind: 'property', targetID: listingID, title: 'Eladó lakás, Győr', ownerID } as const;
  const first = { side: 'other', text: 'Szia, megvan még?', messageKind: 'contact' } as const;
  const { threadID } = await inTransaction(db, (trx) =>
    begin(trx, { ...about, ...first, other }, clock.now()),
  );
  return threadID;
}

/** A thread that somebody without an account has begun about a property; the secret of their link to it. */
export async function createGuestThread(t: TestApp, ownerID?: number): Promise<string> {
  const userID = ownerID ?? (await t.createUser({ role: 'ingatlan_tulajdonos' })).userID;
  const threadID = await createThread(t, userID, { guest });
  return inTransaction(t.db, (trx) => createThreadLink(trx, { threadID, side: 'other' }, t.clock.now()));
}
