import type { ThreadFile } from '@piacter/contracts/threads';
import type { ThreadFileKind, ThreadSide } from '@piacter/contracts/threads/values';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../../core/db/transaction.ts';
import { touchThreads } from '../threads.queries.ts';
import type { NewFile } from './stored-file.ts';

type Party = { threadID: number; side: ThreadSide };
export interface FileRow extends ThreadFile {
  storageKey: string;
}

const columns = ['fileID', 'kind', 'name', 'size'] as const;
const stored = ['kind', 'storageKey'] as const;
type Stored = { kind: ThreadFileKind; storageKey: string };

export async function insertFiles(
  trx: Trx,
  { threadID, side }: Party,
  files: readonly NewFile[],
  created: Date,
): Promise<ThreadFile[]> {
  const rows: ThreadFile[] = [];
  for (const { kind, name, size, storageKey } of files) {
    const { insertId } = await trx
      .insertInto('thread_files')
      .values({ threadID, side, kind, name, size, storageKey, created })
      .executeTakeFirstOrThrow();
    rows.push({ fileID: Number(insertId), kind, name, size });
  }
  return rows;
}

/** Files of a side that no message has yet; reliable only while the thread is locked. */
export async function countWaiting(db: Database, { threadID, side }: Party): Promise<number> {
  const { count } = await db
    .selectFrom('thread_files')
    .select(sql<number>`count(*)`.as('count'))
    .where('threadID', '=', threadID)
    .where('side', '=', side)
    .where('messageID', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Gives a side's waiting files to its message; how many there were. */
export async function attachFiles(
  trx: Trx,
  { threadID, side }: Party,
  messageID: number,
  fileIDs: readonly number[],
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('thread_files')
    .set({ messageID })
    .where('fileID', 'in', [...fileIDs])
    .where('threadID', '=', threadID)
    .where('side', '=', side)
    .where('messageID', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The files of messages by message, in the order in which they were uploaded. */
export async function selectFilesOf(
  db: Database,
  messageIDs: readonly number[],
): Promise<Map<number | null, ThreadFile[]>> {
  if (messageIDs.length === 0) return new Map();
  const rows = await db
    .selectFrom('thread_files')
    .select([...columns, 'messageID'])
    .where('messageID', 'in', [...messageIDs])
    .orderBy('fileID')
    .$castTo<ThreadFile & { messageID: number }>()
    .execute();
  return Map.groupBy(rows, ({ messageID }) => messageID);
}

/** A file for an account that has a side of its thread: of a message, or waiting for one of theirs. */
export const findFile = (
  db: Database,
  { threadID, fileID, userID }: { threadID: number; fileID: number; userID: number },
): Promise<FileRow | undefined> =>
  db
    .selectFrom('thread_files as f')
    .innerJoin('thread_parties as p', 'p.threadID', 'f.threadID')
    .select(['f.fileID', 'f.kind', 'f.name', 'f.size', 'f.storageKey'])
    .where('f.fileID', '=', fileID)
    .where('f.threadID', '=', threadID)
    .where('p.userID', '=', userID)
    .where('p.leftAt', 'is', null)
    .where((where) =>
      where.or([where('f.messageID', 'is not', null), where('f.side', '=', where.ref('p.side'))]),
    )
    .$castTo<FileRow>()
    .executeTakeFirst();

/** A file of a message, for whom the caller has let read the message. */
export const findFileOfMessage = (
  db: Database,
  { messageID, fileID }: { messageID: number; fileID: number },
): Promise<FileRow | undefined> =>
  db
    .selectFrom('thread_files')
    .select([...columns, 'storageKey'])
    .where('fileID', '=', fileID)
    .where('messageID', '=', messageID)
    .$castTo<FileRow>()
    .executeTakeFirst();

/** Deletes the row of a side's file that no message has yet; undefined for any other. */
export async function takeWaiting(
  trx: Trx,
  { threadID, side }: Party,
  fileID: number,
): Promise<Stored | undefined> {
  const row = await trx
    .selectFrom('thread_files')
    .select(stored)
    .where('fileID', '=', fileID)
    .where('threadID', '=', threadID)
    .where('side', '=', side)
    .where('messageID', 'is', null)
    .forUpdate()
    .$castTo<Stored>()
    .executeTakeFirst();
  if (row) await trx.deleteFrom('thread_files').where('fileID', '=', fileID).execute();
  return row;
}

/** Deletes the rows of a message's files. */
export async function takeFilesOfMessage(trx: Trx, messageID: number): Promise<Stored[]> {
  const rows = await trx
    .selectFrom('thread_files')
    .select(stored)
    .where('messageID', '=', messageID)
    .$castTo<Stored>()
    .execute();
  await trx.deleteFrom('thread_files').where('messageID', '=', messageID).execute();
  return rows;
}

/** Deletes the rows of all files that an account has uploaded; its messages then say that they had some. */
export async function takeFilesOfUser(trx: Trx, userID: number): Promise<Stored[]> {
  const isOwn = sql<boolean>`exists (select 1 from thread_parties as p where p.threadID = thread_files.threadID
    and p.side = thread_files.side and p.userID = ${userID})`;
  const rows = await trx
    .selectFrom('thread_files')
    .select([...stored, 'threadID'])
    .where(isOwn)
    .forUpdate()
    .$castTo<Stored & { threadID: number }>()
    .execute();
  if (rows.length === 0) return [];
  await trx.deleteFrom('thread_files').where(isOwn).execute();
  await touchThreads(trx, [...new Set(rows.map(({ threadID }) => threadID))]);
  return rows;
}
