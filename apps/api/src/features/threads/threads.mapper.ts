import { toFlag } from '@piacter/contracts/core';
import type { ThreadFile, ThreadMessage } from '@piacter/contracts/threads';
import { type Gate, isListingThread, type ThreadSide } from '@piacter/contracts/threads/values';
import { getDisplayName } from '../../core/formatting.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { MessageRow } from './messages.queries.ts';
import type { Target } from './thread-targets.ts';
import type { PartyRow } from './threads.queries.ts';
import { threadText as text } from './threads.text.ts';

/** Whether the other side's account was deleted. */
const isGone = ({ otherUserID, otherEmail, otherDeletedAt }: PartyRow): boolean =>
  otherUserID === null ? otherEmail === null : otherDeletedAt !== null;

/** The name of the other side; a requester's only where the gate is open. */
export function getOtherName(party: PartyRow, gate: Gate): string {
  if (isGone(party)) return text.deletedUser;
  if (party.otherUserID === null) return party.otherGuestName ?? text.visitor;
  if (party.side === 'owner' && gate === 'closed') return text.requester;
  const names = {
    isFirm: party.otherIsFirm ?? 0,
    firmName: party.otherFirmName,
    firstName: party.otherFirstName,
    lastName: party.otherLastName,
  };
  if (party.side === 'other') return getDisplayName(names, text.advertiser);
  return getDisplayName(names, isListingThread(party.kind) ? text.visitor : text.requester);
}

/** The name by which the advertiser may greet the other side. */
export const getFirstName = (party: PartyRow, gate: Gate): string | null => {
  if (party.side === 'other' || gate === 'closed' || isGone(party)) return null;
  return party.otherUserID === null ? party.otherGuestName : party.otherFirstName || null;
};

/** Whether either side may still write. */
export const canWrite = (party: PartyRow): boolean =>
  !isGone(party) &&
  party.isBlocked === 0 &&
  party.otherIsBlocked === 0 &&
  party.otherLeftAt === null &&
  party.closedAt === null;

/** Throws `conflict` where a side cannot write: the same words whether it was blocked, left or closed. */
export function assertWritable(party: PartyRow): void {
  if (party.isBlocked === 1) throw new ApiError('conflict', { message: text.ownBlock });
  if (!canWrite(party)) throw new ApiError('conflict', { message: text.closed });
}

/** What cards and threads have in common. */
export const toThreadFields = (party: PartyRow, target: Target, gate: Gate) => ({
  threadID: party.threadID,
  kind: party.kind,
  targetID: party.targetID,
  side: party.side,
  title: party.title,
  path: target.path,
  picture: target.picture,
  isAvailable: toFlag(target.isAvailable),
  otherName: getOtherName(party, gate),
  unread: party.unreadCount,
  isArchived: toFlag(party.isArchived),
  isMuted: toFlag(party.isMuted),
  isBlocked: toFlag(party.isBlocked),
});

export const toMessage = (
  row: MessageRow,
  side: ThreadSide,
  files: readonly ThreadFile[] = [],
): ThreadMessage => ({
  messageID: row.messageID,
  kind: row.kind,
  isOwn: toFlag(row.side === side),
  text: row.text,
  files: files.map(({ fileID, kind, name, size }) => ({ fileID, kind, name, size })),
  fileCount: row.fileCount,
  isMasked: toFlag(row.isMasked),
  isWithdrawn: toFlag(row.withdrawnAt !== null),
  created: row.created.toISOString(),
});
