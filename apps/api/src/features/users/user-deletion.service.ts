import { roleIDs, roleOfID, toFlag } from '@piacter/contracts/core';
import type { DeletionSummary } from '@piacter/contracts/users';
import { clearAuditValues, writeAudit } from '../../core/db/audit.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import { notFoundText } from '../../core/http/messages.ts';
import type { Deps } from '../../deps.ts';
import { clearAccount, findUser, lockAdmins, removeMailsOfUser, selectAdmins } from '../accounts/index.ts';
import { findAccountForUpdate } from '../accounts/lock/index.ts';
import { removeBillingData } from '../billing/index.ts';
import { removeDraftsOfUser } from '../drafts/index.ts';
import { createMailOutbox } from '../emails/index.ts';
import { removeFavouritesOfUser, removeListsOfUser } from '../favourites/index.ts';
import { removeDraftImagesOfUser, removeUnusedPictures } from '../images/index.ts';
import { removeListingsOfUser } from '../listings/own/index.ts';
import { removeOffersOfUser } from '../offers/index.ts';
import { clearOrdersOfUser, countOrdersOfUser } from '../orders/index.ts';
import { removeQuickAnswersOfUser } from '../quick-answers/index.ts';
import { removeHostContacts, removeRequestsOfUser } from '../requests/index.ts';
import { leaveStays } from '../stays/index.ts';
import { deleteStored, leaveThreads } from '../threads/index.ts';
import { removeWatchesOfUser } from '../watches/index.ts';
import { countBelongings } from './deletion-summary.queries.ts';
import { accountDeletedMail } from './users.text.ts';

type DeletionDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'files' | 'privateFiles' | 'log'>;

const userNotFound = () => notFound(notFoundText('felhasználó'));

/** Locks the account, and for an admin all admins; throws `not_found`, and `last_admin` for the only one. */
async function lockForDeletion(trx: Trx, userID: number) {
  const found = await findUser(trx, userID);
  const admins = found?.userType === roleIDs.admin ? await lockAdmins(trx) : [];
  const account = await findAccountForUpdate(trx, userID);
  if (!account) throw userNotFound();
  const isAdmin = account.userType === roleIDs.admin;
  if (isAdmin && !admins.some((admin) => admin.userID !== userID)) throw new ApiError('last_admin');
  return account;
}

/** Deletes what a user has published, sent and received; the paths of the pictures, and how much it was. */
async function removeBelongings(trx: Trx, { userID, email }: { userID: number; email: string }, now: Date) {
  const listings = await removeListingsOfUser(trx, userID, now);
  const requests = await removeRequestsOfUser(trx, userID);
  const offers = (await removeOffersOfUser(trx, userID)) + (await removeHostContacts(trx, userID));
  await trx
    .updateTable('listing_reports')
    .set({ reporterID: null })
    .where('reporterID', '=', userID)
    .execute();
  await trx.updateTable('reported_lists').set({ ownerID: null }).where('ownerID', '=', userID).execute();
  await removeDraftsOfUser(trx, userID);
  const draftImages = await removeDraftImagesOfUser(trx, userID);
  await removeFavouritesOfUser(trx, userID);
  await removeListsOfUser(trx, userID);
  const threadFiles = await leaveThreads(trx, userID);
  await removeQuickAnswersOfUser(trx, userID);
  await leaveStays(trx, userID, now);
  await removeWatchesOfUser(trx, { userID, email });
  await trx.deleteFrom('hidden_anchors').where('userID', '=', userID).execute();
  await trx.deleteFrom('price_mail_refusals').where('userID', '=', userID).execute();
  await removeBillingData(trx, userID);
  await trx.deleteFrom('social_media_links').where('userID', '=', userID).execute();
  return {
    paths: [...listings.paths, ...requests.paths, ...draftImages],
    threadFiles,
    counts: { listings: listings.listings, requests: requests.requests, offers },
  };
}

/**
 * The deletion of an account, by the admin or by its owner: listings, open requests and offers go, the books stay
 * without the person, and the address is free. It takes effect at the next request of the user's sessions.
 */
export function createUserDeletion(deps: DeletionDeps) {
  const { db, clock, config } = deps;
  const outbox = createMailOutbox(deps);

  return {
    /** What a deletion would remove and keep; throws `not_found`. */
    async summarize(userID: number): Promise<DeletionSummary> {
      const user = await findUser(db, userID);
      if (!user) throw userNotFound();
      const counts = await countBelongings(db, userID, clock.now());
      const orders = await countOrdersOfUser(db, userID);
      const isLastAdmin =
        user.userType === roleIDs.admin && !(await selectAdmins(db)).some((admin) => admin.userID !== userID);
      return {
        deleted: {
          listings: counts.listings,
          images: counts.images,
          requests: counts.deletedRequests,
          offers: counts.deletedOffers,
          unpaidOrders: orders.unpaid,
        },
        kept: {
          orders: orders.kept,
          payments: counts.payments,
          requests: counts.keptRequests,
          offers: counts.keptOffers,
        },
        ending: { packages: counts.packages, stays: counts.stays },
        isLastAdmin: toFlag(isLastAdmin),
      };
    },

    /** Throws `not_found` and `last_admin`. Files that cannot be deleted now are left to the reconciling job. */
    async remove(userID: number, actorID: number): Promise<void> {
      const { paths, threadFiles } = await inTransaction(db, async (trx) => {
        const now = clock.now();
        const account = await lockForDeletion(trx, userID);
        const removed = await removeBelongings(trx, account, now);
        const orderIDs = await clearOrdersOfUser(trx, userID);
        await clearAuditValues(trx, 'service_order', orderIDs);
        await removeMailsOfUser(trx, account);
        await clearAccount(trx, userID, now);
        const role = roleOfID(account.userType) ?? null;
        await writeAudit(trx, {
          at: now,
          actorID,
          action: 'deleted',
          entity: 'user',
          entityID: userID,
          before: { role, activated: account.activatedAt ? 1 : 0 },
          detail: removed.counts,
        });
        if (account.activatedAt) await outbox.add(trx, accountDeletedMail(account, config.publicUrl));
        return removed;
      });
      await removeUnusedPictures(deps, paths);
      await deleteStored(deps, threadFiles);
    },
  };
}

export type UserDeletion = ReturnType<typeof createUserDeletion>;
