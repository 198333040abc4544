import { createHmac, hkdfSync } from 'node:crypto';
import type { ListingKind, ListingTarget } from '@piacter/contracts/listings';
import type { ReportKind } from '@piacter/contracts/reports';
import type { ThreadSide } from '@piacter/contracts/threads/values';
import type { Request } from 'express';
import { toClientKey } from '../../core/http/client-key.ts';
import type { Session } from '../../core/http/session.ts';

/**
 * The keys of a person and a listing: of the user, or of the client address of a visitor.
 * Keyed and with the listing in it, so that neither an address nor what else it reported can be found out from it.
 */
export function createReporterKeys(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'piacter reporter', 32));
  const toKey = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    ofReport(session: Session | null, request: Request, kind: ListingKind, listingID: number): Buffer {
      const person = session ? `user ${session.userID}` : `client ${toClientKey(request.ip)}`;
      return toKey(`${person} ${kind} ${listingID}`);
    },
    /** Of a side of a thread, once for each message of the other one. */
    ofSide: (threadID: number, side: ThreadSide, messageID: number): Buffer =>
      toKey(`thread ${threadID} ${side} message ${messageID}`),
    /** Of a side of a shared list, once for each listing, and once for a name. */
    ofList: (listID: number, side: ThreadSide, entry: ListingTarget | undefined): Buffer =>
      toKey(`list ${listID} ${side} ${entry ? `${entry.kind} ${entry.id}` : 'name'}`),
    /** Of an account, once while its report of a request is open: `decided` counts those before. */
    ofRequest: (userID: number, kind: ReportKind, requestID: number, decided: number): Buffer =>
      toKey(`user ${userID} ${kind} ${requestID} ${decided}`),
    /** Of the owner, once for a copy. */
    ofCopy: (kind: ListingKind, copyID: number): Buffer => toKey(`copy ${kind} ${copyID}`),
    /** Of the owner, once for each time that the listing was hidden. */
    ofReview: (kind: ListingKind, listingID: number, hiddenAt: Date): Buffer =>
      toKey(`review ${kind} ${listingID} ${hiddenAt.toISOString()}`),
  };
}
