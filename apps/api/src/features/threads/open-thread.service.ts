import { createHash } from 'node:crypto';
import { dayMs } from '@piacter/contracts/core/days';
import type { ThreadBody, ThreadMessage } from '@piacter/contracts/threads';
import { isListingThread, type MessageKind, threadLimits } from '@piacter/contracts/threads/values';
import type { Request } from 'express';
import { sql } from 'kysely';
import type { CaptchaGate } from '../../adapters/captcha/index.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { listingSpecs } from '../listings/index.ts';
import { published } from '../listings/rows/index.ts';
import { beginThread } from './begin-thread.ts';
import { toMessage } from './threads.mapper.ts';
import { threadText as text } from './threads.text.ts';
import { createMessageWriting } from './write-message.ts';

/** A request that the caller may answer; throws `not_found`, `request_closed`, `package_required`. */
export type AdmitToRequest = (
  trx: Trx,
  session: Session,
  requestID: number,
) => Promise<{ requesterID: number; title: string }>;

/** A thread that is being opened; its row is locked. */
export interface OpenedThread {
  threadID: number;
  ownerID: number;
  now: Date;
}

interface OpeningDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  gate: CaptchaGate;
  /** Of property requests, which this feature knows nothing of. */
  admitToRequest: AdmitToRequest;
}

/** The owner and name of a published listing. */
async function findListing(trx: Trx, kind: keyof typeof listingSpecs, listingID: number) {
  const { table, idField, label } = listingSpecs[kind];
  const { rows } = await sql<{ userID: number; title: string }>`
    select listing.userID, ${label} as title from ${sql.table(table)} as listing
    where listing.${sql.ref(idField)} = ${listingID} and listing.status = ${published}`.execute(trx);
  return rows[0];
}

/** The account, locked so that the openings of one account are counted one after the other. */
const lockUser = (trx: Trx, userID: number) =>
  trx
    .selectFrom('users')
    .select(['userID', 'created'])
    .where('userID', '=', userID)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Counts a new thread of an account; throws `rate_limited` beyond those of a day. */
async function countOpening(trx: Trx, userID: number, threadID: number, textHash: Buffer, now: Date) {
  const user = await lockUser(trx, userID);
  if (!user) throw new ApiError('signed_out');
  const isNewcomer = user.created.getTime() > now.getTime() - 7 * dayMs;
  const limit = isNewcomer ? threadLimits.newThreadsFirstWeek : threadLimits.newThreads;
  const today = await trx
    .selectFrom('thread_openings')
    .select('threadID')
    .where('userID', '=', userID)
    .where('openedAt', '>', new Date(now.getTime() - dayMs))
    .execute();
  if (today.length >= limit)
    throw new ApiError('rate_limited', { message: text.tooManyThreads(limit), retryAfter: 3600 });
  await trx.insertInto('thread_openings').values({ userID, threadID, textHash, openedAt: now }).execute();
}

/** Opening threads about listings and property requests (MSG-01, MSG-03, MSG-11). */
export function createThreadOpening(deps: OpeningDeps) {
  const { db, clock, gate, admitToRequest } = deps;
  const write = createMessageWriting(deps);

  /** The same text to many addressees needs a captcha. */
  async function assertNoFlood(userID: number, textHash: Buffer, captchaToken: string, request: Request) {
    const sent = await db
      .selectFrom('thread_openings')
      .select('threadID')
      .where('userID', '=', userID)
      .where('openedAt', '>', new Date(clock.now().getTime() - dayMs))
      .where('textHash', '=', textHash)
      .execute();
    if (sent.length < threadLimits.sameText) return;
    if (captchaToken === '') throw new ApiError('captcha_required', { captchaLevel: 'normal' });
    await gate.open(captchaToken, request).demand('normal');
  }

  async function getSides(trx: Trx, session: Session, { kind, id }: ThreadBody) {
    const { userID } = session;
    if (!isListingThread(kind)) {
      const { requesterID, title } = await admitToRequest(trx, session, id);
      return { title, ownerID: userID, other: { userID: requesterID }, side: 'owner' as const };
    }
    const listing = await findListing(trx, kind, id);
    if (!listing) throw notFound(listingSpecs[kind].notFoundMessage);
    if (listing.userID === userID) throw new ApiError('conflict', { message: text.ownListing });
    return { title: listing.title, ownerID: listing.userID, other: { userID }, side: 'other' as const };
  }

  /** `inside` runs in the same transaction, with the thread locked: what is opened with it. */
  return async <Inside = undefined>(
    session: Session,
    request: Request,
    body: ThreadBody & { messageKind?: MessageKind },
    inside?: (trx: Trx, opened: OpenedThread) => Promise<Inside>,
  ): Promise<{ threadID: number; message: ThreadMessage; inside: Inside }> => {
    const { userID } = session;
    const { kind, id, message: words, captchaToken, messageKind = 'text' } = body;
    const textHash = createHash('sha256').update(words).digest();
    // The same words to the same listing again return the message that they made.
    const clientKey = textHash.toString('hex');
    await assertNoFlood(userID, textHash, captchaToken, request);
    return inTransaction(db, async (trx) => {
      const now = clock.now();
      const sides = await getSides(trx, session, body);
      const beginning = { kind, targetID: id, ...sides, text: words, clientKey, messageKind };
      const { threadID, isNew, message } = await beginThread(trx, write, beginning, now);
      if (isNew) await countOpening(trx, userID, threadID, textHash, now);
      return {
        threadID,
        message: toMessage(message, sides.side),
        inside: (await inside?.(trx, { threadID, ownerID: sides.ownerID, now })) as Inside,
      };
    });
  };
}

export type OpenThread = ReturnType<typeof createThreadOpening>;
