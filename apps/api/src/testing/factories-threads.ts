import { inTransaction } from '../core/db/transaction.ts';
import { createThreadBeginning, createThreadLink } from '../features/threads/index.ts';
import type { TestApp } from './app.ts';
import { createBareListing } from './factories-listing-parts.ts';

export const guest = { email: 'vendeg@pelda.test', name: 'Vendég Vera', phone: '+36 30 123 4567' };

/** A thread that somebody without an account has begun about a property; the secret of their link to it. */
export async function createGuestThread(t: TestApp, ownerID?: number): Promise<string> {
  const userID = ownerID ?? (await t.createUser({ role: 'ingatlan_tulajdonos' })).userID;
  const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID });
  const now = t.clock.now();
  const begin = createThreadBeginning(t.deps);
  return inTransaction(t.db, async (trx) => {
    const { threadID } = await begin(
      trx,
      {
        kind: 'property',
        targetID: listingID,
        title: 'Eladó lakás, Győr',
        ownerID: userID,
        other: { guest },
        side: 'other',
        text: 'Szia, megvan még?',
        messageKind: 'contact',
      },
      now,
    );
    return createThreadLink(trx, { threadID, side: 'other' }, now);
  });
}
