import { maskContacts } from '@piacter/contracts/threads/masks';
import type { MessageKind, ThreadKind, ThreadSide } from '@piacter/contracts/threads/values';
import { threadLimits } from '@piacter/contracts/threads/values';
import type { Config } from '../../config.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { ApiError, invalidField, notFound } from '../../core/http/api-error.ts';
import { attachFiles } from './files/thread-files.queries.ts';
import { countSince, findByClientKey, insertMessage, type MessageRow } from './messages.queries.ts';
import { getGate } from './thread-gate.ts';
import { lockThread } from './threads.queries.ts';
import { threadText } from './threads.text.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Entries that a mail tells of; the others are mailed anyway. */
export const mailedKinds: ReadonlySet<MessageKind> = new Set(['text', 'meeting', 'stay']);

/** Entries that anybody writes at will, so that an hour has a limit. */
const limitedKinds: readonly MessageKind[] = ['text', 'stay'];

/** What is written, into which thread, by which side. */
export interface Writing {
  threadID: number;
  kind: ThreadKind;
  targetID: number;
  /** The advertiser's account; null for a deleted one. */
  ownerID: number | null;
  side: ThreadSide;
  text: string;
  messageKind?: MessageKind;
  clientKey?: string | undefined;
  /** Ids of files that wait for the message. */
  files?: readonly number[];
}

/** Gives the files to a message; throws where one is not waiting there for a message of that side. */
async function attach(trx: Trx, { files = [], ...party }: Writing, messageID: number): Promise<void> {
  if (files.length === 0) return;
  if (new Set(files).size < files.length) throw invalidField('files', threadText.files.twice);
  if ((await attachFiles(trx, party, messageID, files)) < files.length)
    throw invalidField('files', threadText.files.gone);
}

/**
 * Writes a message into a thread, once for each `clientKey`. Order and counters are decided under the lock of the
 * thread's row; whether the advertiser sees it whole by the state of the gate now (MSG-04). Throws `rate_limited`.
 */
export function createMessageWriting({
  config,
}: {
  config: Pick<Config, 'publicUrl' | 'messageMailMinutes'>;
}) {
  const { host, hostname } = new URL(config.publicUrl);
  const ownHosts = [...new Set([host, hostname])];

  return async (trx: Trx, writing: Writing, now: Date): Promise<MessageRow> => {
    const { threadID, side, clientKey, messageKind = 'text', files = [] } = writing;
    const thread = await lockThread(trx, threadID);
    if (!thread) throw notFound(threadText.notFound);
    const before =
      clientKey === undefined ? undefined : await findByClientKey(trx, threadID, side, clientKey);
    if (before) return before;
    const recent = await countSince(trx, { threadID, side }, limitedKinds, new Date(now.getTime() - hourMs));
    if (limitedKinds.includes(messageKind) && recent >= threadLimits.messagesPerHour)
      throw new ApiError('rate_limited', { message: threadText.tooManyMessages, retryAfter: hourMs / 2000 });
    const text = writing.text.normalize('NFC');
    const isWhole = side === 'owner' || (await getGate(trx, writing, now)) === 'open';
    const masked = isWhole ? text : maskContacts(text, { ownHosts });
    const message = {
      threadID,
      sequence: thread.lastSequence + 1,
      side,
      kind: messageKind,
      text,
      maskedText: masked === text ? null : masked,
      isShown: isWhole ? 1 : 0,
      clientKey: clientKey ?? null,
      fileCount: files.length,
      created: now,
    } as const;
    const mailDueAt = new Date(now.getTime() + config.messageMailMinutes * minuteMs);
    const row = await insertMessage(trx, message, mailedKinds.has(messageKind) ? mailDueAt : null);
    await attach(trx, writing, row.messageID);
    return row;
  };
}

export type WriteMessage = ReturnType<typeof createMessageWriting>;
