import { toFlag } from '@piacter/contracts/core';
import type {
  MessageBody,
  MessageQuery,
  Thread,
  ThreadCard,
  ThreadMessage,
  ThreadQuery,
  ThreadUpdate,
} from '@piacter/contracts/threads';
import { isListingThread, threadLimits } from '@piacter/contracts/threads/values';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { describeListings } from '../listings/index.ts';
import type { ListingPage } from '../search/index.ts';
import { createAppointmentDescription } from './appointments/appointment-mapper.ts';
import { assertMayAttach, deleteStored, selectFilesOf, takeFilesOfMessage } from './files/index.ts';
import { findOwnMessage, selectMessages, withdraw } from './messages.queries.ts';
import { getGate, getGateReason, getGates, showAll, withOwner } from './thread-gate.ts';
import { selectThreads } from './thread-lists.queries.ts';
import { describeTargets } from './thread-targets.ts';
import { assertWritable, canWrite, getFirstName, toMessage, toThreadFields } from './threads.mapper.ts';
import {
  findParty,
  findPartyOfUser,
  lockThread,
  markRead,
  type PartyRow,
  readInbox,
  updateParty,
} from './threads.queries.ts';
import { threadText as text } from './threads.text.ts';
import { createMessageWriting } from './write-message.ts';

/** Whether the client has the thread in the state of this ETag already. */
export type IsUnchanged = (etag: string) => boolean;

const refuse = (message: string) => new ApiError('conflict', { message });

/** Reading and writing in threads, for a side that was found by its account or its link. */
export function createThreadParts(deps: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const { db, clock } = deps;
  const write = createMessageWriting(deps);
  const describeAppointments = createAppointmentDescription(deps);

  /** The price of the advertiser's listing, in words. */
  async function findPrice({ kind, targetID, side }: PartyRow): Promise<string | null> {
    if (side === 'other' || !isListingThread(kind)) return null;
    return (await describeListings(db, kind, [targetID])).get(targetID)?.price ?? null;
  }

  return {
    /** Undefined when the client has it already. */
    async read(
      party: PartyRow,
      query: MessageQuery,
      isUnchanged: IsUnchanged,
      /** By an account. A mailed link shows no files and changes nothing, since mail scanners open it. */
      isByAccount = false,
    ): Promise<Thread | undefined> {
      const { threadID, side } = party;
      const gate = await getGate(db, withOwner(party), clock.now());
      const { lastSequence, revision, unreadCount, isArchived, isMuted, isBlocked } = party;
      const writable = canWrite(party);
      const appointments = await describeAppointments(db, party, clock.now());
      const state = [
        lastSequence,
        revision,
        gate,
        unreadCount,
        isArchived,
        isMuted,
        isBlocked,
        Number(writable),
        ...appointments.map(({ version, steps }) => `${version}.${steps.length}`),
      ];
      if (isUnchanged(`"${[threadID, side, query.after, query.before, ...state].join('-')}"`))
        return undefined;
      const { rows, hasOlder } = await selectMessages(db, { threadID, side, gate }, query);
      const isOpenToOwner = side === 'owner' && gate === 'open';
      // What is seen while a package keeps the gate open stays shown after it.
      if (isByAccount && isOpenToOwner && rows.some(({ isMasked }) => isMasked === 1))
        await inTransaction(db, (trx) => showAll(trx, threadID));
      const files = await selectFilesOf(
        db,
        rows.filter(({ fileCount }) => fileCount > 0).map(({ messageID }) => messageID),
      );
      const [target] = await describeTargets(db, [party]);
      const isVisitor = side === 'owner' && party.otherUserID === null && party.otherEmail !== null;
      return {
        thread: {
          ...toThreadFields(party, target ?? { path: null, picture: null, isAvailable: false }, gate),
          revision,
          otherFirstName: getFirstName(party, gate),
          price: await findPrice(party),
          canWrite: toFlag(writable),
          canAttach: toFlag(
            isByAccount && writable && party.otherUserID !== null && (side === 'owner' || gate === 'open'),
          ),
        },
        messages: rows.map((row) =>
          toMessage(isOpenToOwner ? { ...row, isMasked: 0 } : row, side, files.get(row.messageID)),
        ),
        hasOlder: toFlag(hasOlder),
        contact: isVisitor
          ? {
              name: party.otherGuestName ?? text.visitor,
              phone: party.otherPhone ?? '',
              email: party.otherEmail ?? '',
            }
          : null,
        appointments,
        gate,
        reason: getGateReason(party.kind, gate, side),
      };
    },

    /** Throws `conflict` where nobody may write any more, and `rate_limited`. */
    async send(
      party: PartyRow,
      { text: words, clientKey, files = [] }: Pick<MessageBody, 'text' | 'clientKey'> & Partial<MessageBody>,
    ): Promise<ThreadMessage> {
      return inTransaction(db, async (trx) => {
        // Who blocks, leaves or closes a thread holds the same lock: nothing arrives after it.
        await lockThread(trx, party.threadID);
        const present = await findParty(trx, party);
        if (!present) throw notFound(text.notFound);
        assertWritable(present);
        if (files.length > 0) await assertMayAttach(trx, present, clock.now());
        const row = await write(trx, { ...withOwner(present), text: words, clientKey, files }, clock.now());
        const sent = await selectFilesOf(trx, [row.messageID]);
        return toMessage(row, party.side, sent.get(row.messageID));
      });
    },

    async update(party: PartyRow, { readUpTo, archived, muted, blocked, left }: ThreadUpdate): Promise<void> {
      await inTransaction(db, async (trx) => {
        await lockThread(trx, party.threadID);
        // What was left is read, so that the number of unread messages does not count it.
        const read = left ? (await findParty(trx, party))?.lastMessageID : readUpTo;
        if (read !== undefined) await markRead(trx, party, read);
        const change = {
          ...(archived !== undefined && { isArchived: archived }),
          ...(muted !== undefined && { isMuted: muted }),
          ...(blocked !== undefined && { isBlocked: blocked }),
          ...(left && { leftAt: clock.now() }),
        };
        if (Object.keys(change).length > 0) await updateParty(trx, party, change);
      });
    },
  };
}

/** Threads of accounts (MSG-04 to MSG-06, MSG-10, MSG-12). */
export function createThreadService(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'privateFiles' | 'log'>) {
  const { db, clock } = deps;
  const parts = createThreadParts(deps);

  async function getOwn(threadID: number, { userID }: Session): Promise<PartyRow> {
    const party = await findPartyOfUser(db, threadID, userID);
    if (!party) throw notFound(text.notFound);
    return party;
  }

  return {
    inbox: ({ userID }: Session) => readInbox(db, userID),

    async list({ userID }: Session, query: ThreadQuery): Promise<ListingPage<ThreadCard>> {
      const { rows, ...counts } = await selectThreads(db, userID, query);
      const targets = await describeTargets(db, rows);
      // The gate decides what an advertiser sees, who mostly has one package for all threads.
      const gated = rows.filter(({ side }) => side === 'owner');
      const gates = await getGates(db, gated.map(withOwner), clock.now());
      const gateOf = new Map(gated.map(({ threadID }, index) => [threadID, gates[index]]));
      const cards = rows.map((row, index) => ({
        ...toThreadFields(
          row,
          targets[index] ?? { path: null, picture: null, isAvailable: false },
          gateOf.get(row.threadID) ?? 'closed',
        ),
        lastText: row.lastText,
        lastFileCount: row.lastFileCount,
        lastIsOwn: toFlag(row.lastSide === row.side),
        lastMessageID: row.lastMessageID,
        lastMessageAt: row.lastMessageAt.toISOString(),
      }));
      return { ...counts, rows: cards };
    },

    async get(session: Session, threadID: number, query: MessageQuery, isUnchanged: IsUnchanged) {
      return parts.read(await getOwn(threadID, session), query, isUnchanged, true);
    },

    send: async (session: Session, threadID: number, body: MessageBody) =>
      parts.send(await getOwn(threadID, session), body),

    update: async (session: Session, threadID: number, change: ThreadUpdate) =>
      parts.update(await getOwn(threadID, session), change),

    /** Throws `not_found` for anybody else's message, and `conflict` for one that is older than five minutes. */
    async withdraw({ userID }: Session, messageID: number): Promise<void> {
      const now = clock.now();
      const since = new Date(now.getTime() - threadLimits.withdrawMinutes * 60_000);
      const message = await findOwnMessage(db, messageID, userID);
      if (!message) throw notFound(text.messageNotFound);
      const files = await inTransaction(db, async (trx) => {
        await lockThread(trx, message.threadID);
        const { threadID } = message;
        if (!(await withdraw(trx, { messageID, threadID, since, now }))) throw refuse(text.tooLateToWithdraw);
        return takeFilesOfMessage(trx, messageID);
      });
      await deleteStored(deps, files);
    },
  };
}

export type ThreadService = ReturnType<typeof createThreadService>;
