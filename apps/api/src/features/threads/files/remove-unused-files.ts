import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { fromStoreKey, threadFilesFolder } from './stored-file.ts';

const batchSize = 500;
const isOrphan = sql<boolean>`exists (select 1 from thread_parties as p where p.threadID = thread_files.threadID
  and p.side = thread_files.side and p.userID is null)`;

/** Files of before a time that no message has got, and of an account that was deleted while it sent them. */
async function deleteRows(db: Deps['db'], before: Date): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('thread_files')
      .where('created', '<', before)
      .where((where) => where.or([where('messageID', 'is', null), isOrphan]))
      .limit(batchSize)
      .executeTakeFirstOrThrow();
    if (numDeletedRows < batchSize) return;
  }
}

/**
 * Deletes what no message has got since a time, and the contents whose rows are gone: of deleted threads, and of processes
 * that died. Returns how many contents. A key is random, so that no row can get it later.
 */
export async function removeUnusedThreadFiles(
  deps: Pick<Deps, 'db' | 'privateFiles' | 'log'>,
  before: Date,
): Promise<number> {
  const { db, privateFiles } = deps;
  await deleteRows(db, before);
  let count = 0;
  let batch: { key: string; storageKey: string }[] = [];
  const removeBatch = async () => {
    const rows = await db
      .selectFrom('thread_files')
      .select('storageKey')
      .where('storageKey', 'in', [...new Set(batch.map(({ storageKey }) => storageKey))])
      .execute();
    const used = new Set(rows.map(({ storageKey }) => storageKey));
    for (const { key } of batch.filter(({ storageKey }) => !used.has(storageKey))) {
      await privateFiles.delete(key);
      count += 1;
    }
    batch = [];
  };
  for await (const { key, modified } of privateFiles.list(threadFilesFolder)) {
    const storageKey = fromStoreKey(key);
    if (storageKey !== undefined && modified < before) batch.push({ key, storageKey });
    if (batch.length >= batchSize) await removeBatch();
  }
  if (batch.length > 0) await removeBatch();
  return count;
}
