import { createHash } from 'node:crypto';
import type { ThreadBody, ThreadMessage } from '@piacter/contracts/threads';
import { isListingThread, type MessageKind } from '@piacter/contracts/threads/values';
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
import { captchaRequired, countOpening, isFlood, lockOpener, selectOpenings } from './opening-limits.ts';
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

/** Opening threads about listings and property requests (MSG-01, MSG-03, MSG-11). */
export function createThreadOpening(deps: OpeningDeps) {
  const { db, clock, gate, admitToRequest } = deps;
  const write = createMessageWriting(deps);

  /**
   * The same text to many addressees needs a captcha; whether one was verified. Before the transaction, since that is a
   * call to a provider and spends the solution.
   */
  async function verifyFlood(userID: number, textHash: Buffer, captchaToken: string, request: Request) {
    if (!isFlood(await selectOpenings(db, userID, clock.now()), textHash)) return false;
    if (captchaToken === '') throw captchaRequired();
    await gate.open(captchaToken, request).demand('normal');
    return true;
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
    const isVerified = await verifyFlood(userID, textHash, captchaToken, request);
    return inTransaction(db, async (trx) => {
      const now = clock.now();
      const opener = await lockOpener(trx, userID);
      const sides = await getSides(trx, session, body);
      const beginning = { kind, targetID: id, ...sides, text: words, clientKey, messageKind };
      const { threadID, isNew, message } = await beginThread(trx, write, beginning, now);
      if (isNew) await countOpening(trx, { opener, threadID, textHash, isVerified, now });
      return {
        threadID,
        message: toMessage(message, sides.side),
        inside: (await inside?.(trx, { threadID, ownerID: sides.ownerID, now })) as Inside,
      };
    });
  };
}

export type OpenThread = ReturnType<typeof createThreadOpening>;
