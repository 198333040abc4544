import { dayMs } from '@piacter/contracts/core/days';
import { deleteSpentCaptchas } from '../adapters/captcha/index.ts';
import { deleteWriteLocks } from '../core/db/write-lock.ts';
import { forEachIsolated } from '../core/for-each-isolated.ts';
import type { Deps } from '../deps.ts';
import { cleanAccounts } from '../features/accounts/index.ts';
import { cleanDrafts } from '../features/drafts/index.ts';
import { deleteOldMails } from '../features/emails/queue/index.ts';
import { deleteForgottenLists } from '../features/favourites/index.ts';
import { cleanDraftImages } from '../features/images/index.ts';
import { deleteOldReportedWords } from '../features/reports/index.ts';
import { deleteContactViews } from '../features/requests/index.ts';
import { deleteOldStays } from '../features/stays/index.ts';
import { deleteOldThreads } from '../features/threads/index.ts';
import {
  deleteOldMatches,
  deleteUnconfirmed,
  removeWatchesOfClosedRequests,
} from '../features/watches/index.ts';

/** Retention of the record of a mail, in days. */
const mailRetentionDays = 30;
/** Retention of the records of who has read a requester's contact data, in days. */
const contactViewRetentionDays = 365;
/** Retention of what watches have found, in days. */
const matchRetentionDays = 90;

/**
 * Deletes expired sessions, one-time secrets, rate limit counters and captchas, rows of locks, watches that nobody has
 * confirmed or whose request is closed, old drafts with their pictures, old threads, stays and shared lists, and old
 * records of mails, of what watches have found, and of views of contact data.
 */
export async function cleanExpired({ db }: Pick<Deps, 'db'>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const steps: (() => Promise<unknown>)[] = [
    () => cleanAccounts(db, now),
    () => deleteSpentCaptchas(db, now),
    () => deleteOldMails(db, daysAgo(mailRetentionDays)),
    () => cleanDrafts(db, now),
    () => cleanDraftImages(db, now),
    () => deleteOldThreads(db, now),
    () => deleteOldReportedWords(db, now),
    () => deleteOldStays(db, now),
    () => deleteForgottenLists(db, now),
    () => deleteUnconfirmed(db, now),
    () => removeWatchesOfClosedRequests(db, now),
    () => deleteOldMatches(db, daysAgo(matchRetentionDays)),
    () => deleteContactViews(db, daysAgo(contactViewRetentionDays)),
    () => deleteWriteLocks(db),
    // The store of the rate limiter uses the system clock, not the injected one.
    () => db.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute(),
  ];
  await forEachIsolated(steps, (step) => step());
}
