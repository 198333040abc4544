import { picturePath, storePicture } from '../../adapters/images/index.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import type { UploadedFile } from '../../core/http/implement.ts';
import type { Deps } from '../../deps.ts';
import { inFileTransaction, removeUnusedPictures } from './unused-pictures.ts';

/** A picture as its row says it. */
export interface MadePicture {
  path: string;
  width: number;
  height: number;
}

/**
 * Makes uploaded pictures, writes their rows and stores their files, all or none; `insert` writes the rows. Returns
 * their paths.
 */
export async function storePictures(
  { db, files, pictures: maker, log }: Pick<Deps, 'db' | 'files' | 'pictures' | 'log'>,
  userID: number,
  uploaded: readonly UploadedFile[],
  insert: (trx: Trx, pictures: readonly MadePicture[]) => Promise<void>,
): Promise<string[]> {
  const made: Awaited<ReturnType<typeof maker.make>>[] = [];
  for (const file of uploaded) made.push(await maker.make(file, userID));
  const rows = made.map(({ sizes, width, height }) => ({ path: picturePath(sizes), width, height }));
  const paths = rows.map(({ path }) => path);
  try {
    await inFileTransaction(() =>
      inTransaction(db, async (trx) => {
        await insert(trx, rows);
        // After the rows: a concurrent deletion of the same picture has finished by now, and later ones see the row.
        for (const picture of made) await storePicture(files, picture);
      }),
    );
  } catch (error) {
    await removeUnusedPictures({ db, files, log }, paths);
    throw error;
  }
  return paths;
}
