import { deleteSpentCaptchas } from '../adapters/captcha/index.ts';
import type { Deps } from '../deps.ts';
import { cleanAccounts } from '../features/accounts/index.ts';
import { deleteOldMails } from './outbox.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Days that the record of a mail is kept. */
const mailDays = 30;

/** Sessions, secrets, counters, captchas and mail records that have had their time. */
export async function cleanExpired({ db }: Pick<Deps, 'db'>, now: Date): Promise<void> {
  await cleanAccounts(db, now);
  await deleteSpentCaptchas(db, now);
  await deleteOldMails(db, new Date(now.getTime() - mailDays * dayMs));
  // Counters run by the machine's own time, as the limiter's store does.
  await db.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute();
}
