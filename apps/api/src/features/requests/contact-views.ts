import type { RequestKind } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { ApiError } from '../../core/http/api-error.ts';
import type { Limiter } from '../../core/http/limiter.ts';
import { contactViewBudget } from '../../core/http/limiter-budgets.ts';
import type { Deps } from '../../deps.ts';

/** A request whose contact data a user may read. */
interface ContactView {
  viewerID: number;
  kind: RequestKind;
  requestID: number;
  requesterID: number;
}

const tooMany =
  'Ma már nagyon sok ajánlatkérő elérhetőségét nyitottad meg. Azokat most is látod, újakat holnap nyithatsz meg.';

/** Updates the time of a repeated view; false for the first one. */
async function touchView(db: Database, view: ContactView, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_views')
    .set({ lastViewedAt: now })
    .where('viewerID', '=', view.viewerID)
    .where('kind', '=', view.kind)
    .where('requestID', '=', view.requestID)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records who reads the contact data of requesters, and ends reading it by the hundreds. */
export function createContactViews({
  db,
  clock,
  limiter,
}: Pick<Deps, 'db' | 'clock'> & { limiter: Pick<Limiter, 'counter'> }) {
  const byAccount = limiter.counter('contact-view/account', contactViewBudget);

  return {
    /** Records a view; throws `rate_limited` for a further request beyond the account's budget. */
    async record(view: ContactView): Promise<void> {
      const now = clock.now();
      if (await touchView(db, view, now)) return;
      const retryAfter = await byAccount.take(String(view.viewerID));
      if (retryAfter > 0) throw new ApiError('rate_limited', { message: tooMany, retryAfter });
      await db
        .insertInto('contact_views')
        .values({ ...view, firstViewedAt: now, lastViewedAt: now })
        .onDuplicateKeyUpdate({ lastViewedAt: now })
        .execute();
    },
  };
}

/** Deletes the records of views before a time. */
export const deleteContactViews = (db: Database, before: Date) =>
  db.deleteFrom('contact_views').where('lastViewedAt', '<', before).execute();
