import type { ThreadFile } from '@piacter/contracts/threads';
import { isListingThread, type ThreadFileSize, threadLimits } from '@piacter/contracts/threads/values';
import type { Database } from '@piacter/db';
import { inTransaction } from '../../../core/db/transaction.ts';
import { ApiError, notFound } from '../../../core/http/api-error.ts';
import { FileReply } from '../../../core/http/file-reply.ts';
import type { UploadedFile } from '../../../core/http/implement.ts';
import type { Session } from '../../../core/http/session.ts';
import type { Deps } from '../../../deps.ts';
import { getGate, withOwner } from '../thread-gate.ts';
import { assertWritable } from '../threads.mapper.ts';
import { findParty, lockThread, type PartyRow } from '../threads.queries.ts';
import { threadText } from '../threads.text.ts';
import { getPartyOfUser } from '../write-into-thread.ts';
import { deleteStored, fileTypes, type NewFile, storeUploaded, toStoreKey } from './stored-file.ts';
import {
  countWaiting,
  type FileRow,
  findFile,
  findFileOfMessage,
  insertFiles,
  takeWaiting,
} from './thread-files.queries.ts';

const { files: text } = threadText;

/**
 * Throws `conflict` where a side cannot send files (MSG-07): nobody can write, the other side has no account to read them
 * with, or a requester's gate is closed.
 */
export async function assertMayAttach(db: Database, party: PartyRow, now: Date): Promise<void> {
  assertWritable(party);
  if (party.otherUserID === null) throw new ApiError('conflict', { message: text.forGuests });
  if (party.side === 'owner' || isListingThread(party.kind)) return;
  const gate = await getGate(db, withOwner(party), now);
  if (gate === 'closed') throw new ApiError('conflict', { message: text.gateClosed });
}

/** The contents of a file; throws `not_found` where there is none. */
async function openFile(
  { privateFiles }: Pick<Deps, 'privateFiles'>,
  file: FileRow | undefined,
  size: ThreadFileSize,
): Promise<FileReply> {
  const key = file && toStoreKey(file, size);
  const found = key === undefined ? undefined : await privateFiles.stat(key);
  if (!file || !found) throw notFound(text.notFound);
  return new FileReply({
    name: file.name,
    contentType: fileTypes[file.kind],
    size: found.size,
    read: () => privateFiles.read(found.key),
  });
}

/** Reading files of messages that the caller has let read (MSG-10). */
export const createMessageFileReading =
  (deps: Pick<Deps, 'db' | 'privateFiles'>) =>
  async (of: { messageID: number; fileID: number }, size: ThreadFileSize): Promise<FileReply> =>
    openFile(deps, await findFileOfMessage(deps.db, of), size);

/** Files of messages: uploaded before their message is sent, read by the two sides of their thread alone (MSG-07). */
export function createThreadFiles(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'privateFiles' | 'pictures'>) {
  const { db, clock } = deps;

  async function insert(party: PartyRow, files: readonly NewFile[]): Promise<ThreadFile[]> {
    return inTransaction(db, async (trx) => {
      await lockThread(trx, party.threadID);
      const present = await findParty(trx, party);
      if (present?.userID !== party.userID) throw notFound(threadText.notFound);
      await assertMayAttach(trx, present, clock.now());
      if ((await countWaiting(trx, party)) + files.length > threadLimits.waitingFiles)
        throw new ApiError('limit_reached', { message: text.tooManyWaiting });
      return insertFiles(trx, party, files, clock.now());
    });
  }

  return {
    /** All of them or none. Throws `not_found`, `conflict`, `limit_reached`, `image_invalid` and `image_too_large`. */
    async upload(
      { userID }: Session,
      threadID: number,
      uploaded: readonly UploadedFile[],
    ): Promise<ThreadFile[]> {
      const party = await getPartyOfUser(db, threadID, userID);
      // A quick check before decoding; it is repeated under the lock.
      await assertMayAttach(db, party, clock.now());
      const made: NewFile[] = [];
      try {
        for (const file of uploaded) made.push(await storeUploaded(deps, file, userID));
        return await insert(party, made);
      } catch (error) {
        await deleteStored(deps, made);
        throw error;
      }
    },

    /** Throws `not_found` for who has no side of the thread. */
    async read(
      { userID }: Session,
      { threadID, fileID }: { threadID: number; fileID: number },
      size: ThreadFileSize,
    ): Promise<FileReply> {
      return openFile(deps, await findFile(db, { threadID, fileID, userID }), size);
    },

    /** Deletes one of the caller's files that no message has yet; throws `not_found` for any other. */
    async remove({ userID }: Session, threadID: number, fileID: number): Promise<void> {
      const party = await getPartyOfUser(db, threadID, userID);
      const removed = await inTransaction(db, (trx) => takeWaiting(trx, party, fileID));
      if (!removed) throw notFound(text.notFound);
      await deleteStored(deps, [removed]);
    },
  };
}

export type ThreadFiles = ReturnType<typeof createThreadFiles>;
