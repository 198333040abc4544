import { documentsFolder } from '../../adapters/files/index.ts';
import type { Deps } from '../../deps.ts';
import { isInText } from '../images/index.ts';

/** Deletes the documents from before a time that no text links to; returns their number. */
export async function removeUnusedDocuments(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  before: Date,
): Promise<number> {
  let count = 0;
  for await (const { key, modified } of files.list(documentsFolder)) {
    if (modified >= before || (await isInText(db, `/files/${key}`))) continue;
    await files.delete(key);
    count += 1;
  }
  return count;
}
