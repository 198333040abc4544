import { dayMs } from '@piacter/contracts/core/days';
import type { LinkedMessageBody, MessageQuery, ThreadUpdate } from '@piacter/contracts/threads';
import { threadLimits } from '@piacter/contracts/threads/values';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import { createLinkSecret, hashSecret } from '../../core/link-secret.ts';
import type { Deps } from '../../deps.ts';
import { findPartyOfLink, type PartyRow } from './threads.queries.ts';
import { createThreadParts, type IsUnchanged } from './threads.service.ts';
import { threadText as text } from './threads.text.ts';

/** The secret of a new link to a side of a thread, for one mail; only its hash is stored. */
export async function createThreadLink(
  trx: Trx,
  { threadID, side }: Pick<PartyRow, 'threadID' | 'side'>,
  now: Date,
): Promise<string> {
  const token = createLinkSecret();
  const validUntil = new Date(now.getTime() + threadLimits.linkDays * dayMs);
  await trx
    .insertInto('thread_links')
    .values({ hash: hashSecret(token), threadID, side, validUntil })
    .execute();
  // Those of former mails live as long as the last one.
  await trx
    .updateTable('thread_links')
    .set({ validUntil })
    .where('threadID', '=', threadID)
    .where('side', '=', side)
    .where('validUntil', '>', now)
    .execute();
  return token;
}

/**
 * The side that a mailed link is for. Throws `not_found` for a wrong one and for that of an account which logs in in two
 * steps, whose mails have it to unsubscribe alone; `blocked` for that of a blocked account.
 */
export async function getPartyOfLink(db: Database, token: string, now: Date): Promise<PartyRow> {
  const party = await findPartyOfLink(db, hashSecret(token), now);
  if (!party) throw notFound(text.badLink);
  if (party.accountBlockedAt) throw new ApiError('blocked');
  if (party.twoFactor === 1) throw notFound(text.loginLink);
  return party;
}

/** Threads by the links of mails, without login and for that thread alone (MSG-09). A wrong link finds nothing. */
export function createThreadLinks(deps: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const { db, clock } = deps;
  const parts = createThreadParts(deps);

  const find = (token: string): Promise<PartyRow> => getPartyOfLink(db, token, clock.now());

  /** A guest who answers by the link has confirmed the address. */
  const confirm = ({ threadID, side }: PartyRow) =>
    db
      .updateTable('thread_parties')
      .set({ confirmedAt: clock.now() })
      .where('threadID', '=', threadID)
      .where('side', '=', side)
      .where('confirmedAt', 'is', null)
      .execute();

  return {
    async get(token: string, query: MessageQuery, isUnchanged: IsUnchanged) {
      return parts.read(await find(token), query, isUnchanged);
    },

    async send(token: string, body: LinkedMessageBody) {
      const party = await find(token);
      const message = await parts.send(party, body);
      await confirm(party);
      return message;
    },

    /** A step about appointments, which confirms the address of a guest as an answer does. */
    async arrange<Result>(token: string, work: (party: PartyRow) => Promise<Result>): Promise<Result> {
      const party = await find(token);
      const result = await work(party);
      await confirm(party);
      return result;
    },

    /** Ends the mails about a thread; throws `secret_invalid`. */
    async unsubscribe(token: string): Promise<void> {
      const party = await findPartyOfLink(db, hashSecret(token), clock.now());
      if (!party) throw new ApiError('secret_invalid', { message: text.badUnsubscription });
      await parts.update(party, { muted: 1 });
    },

    async update(token: string, change: ThreadUpdate): Promise<void> {
      await parts.update(await find(token), change);
    },
  };
}

export type ThreadLinks = ReturnType<typeof createThreadLinks>;
