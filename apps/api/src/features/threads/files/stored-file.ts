import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ThreadFileKind, ThreadFileSize } from '@piacter/contracts/threads/values';
import { threadLimits } from '@piacter/contracts/threads/values';
import { isPdf } from '../../../adapters/files/index.ts';
import { ApiError } from '../../../core/http/api-error.ts';
import type { UploadedFile } from '../../../core/http/implement.ts';
import type { Deps } from '../../../deps.ts';
import { threadText } from '../threads.text.ts';

const { files: text } = threadText;

/** Folder of the files of messages in the private store. */
export const threadFilesFolder = 'threads';

type Stored = { kind: ThreadFileKind; storageKey: string };

export const fileTypes: Record<ThreadFileKind, string> = { picture: 'image/webp', pdf: 'application/pdf' };
const extensions: Record<ThreadFileKind, string> = { picture: 'webp', pdf: 'pdf' };
const nameless: Record<ThreadFileKind, string> = { picture: 'kép', pdf: 'dokumentum' };

/** The key of a file in the store; a PDF has one size. */
export function toStoreKey({ kind, storageKey }: Stored, size: ThreadFileSize): string {
  const suffix = kind === 'picture' && size === 'small' ? '-small' : '';
  return `${threadFilesFolder}/${storageKey.slice(0, 2)}/${storageKey}${suffix}.${extensions[kind]}`;
}

/** The `storageKey` of a key in the store; undefined for one that is not ours. */
export const fromStoreKey = (key: string): string | undefined =>
  /\/([0-9a-f]{32})(?:-small)?\.(?:webp|pdf)$/.exec(key)?.[1];

/**
 * The name under which a file is shown and saved: of its original one what is harmless, with the extension of what it is.
 * Invisible characters go, as one of them would turn the rest round.
 */
export function toFileName(originalName: string, kind: ThreadFileKind): string {
  const base = originalName
    .normalize('NFC')
    .replace(/\.\w{1,5}$/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"/\\|?*\s]+/g, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, threadLimits.fileName - '.webp'.length)
    .toWellFormed()
    .trim();
  return `${base || nameless[kind]}.${extensions[kind]}`;
}

/** A file that is in the store, whose row is still to be inserted. */
export interface NewFile extends Stored {
  name: string;
  size: number;
}

/** What the sizes of a picture are called, of those that are made. */
const [smallest, largest] = [0, -1];

/**
 * Stores an uploaded file, recognised by its content: a PDF as it is, all else as a picture, decoded and encoded again.
 * Throws `image_invalid`, `image_too_large` and `unavailable`.
 */
export async function storeUploaded(
  { privateFiles, pictures }: Pick<Deps, 'privateFiles' | 'pictures'>,
  uploaded: UploadedFile,
  userID: number,
): Promise<NewFile> {
  const storageKey = randomBytes(16).toString('hex');
  const put = async (kind: ThreadFileKind, contents: Uint8Array, size: ThreadFileSize) =>
    privateFiles.put(toStoreKey({ kind, storageKey }, size), contents, fileTypes[kind]);
  const contents = await readFile(uploaded.tempPath);
  if (isPdf(contents)) {
    await put('pdf', contents, 'full');
    return { kind: 'pdf', storageKey, name: toFileName(uploaded.originalName, 'pdf'), size: contents.length };
  }
  const { sizes } = await pictures.make(uploaded, userID).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'image_invalid') throw error;
    const isNamedPdf = /\.pdf$/i.test(uploaded.originalName);
    const name = toFileName(uploaded.originalName, isNamedPdf ? 'pdf' : 'picture');
    throw new ApiError('image_invalid', {
      message: isNamedPdf ? text.notPdf(name) : `${error.message} ${text.orPdf}`,
    });
  });
  const [small, full] = [sizes.at(smallest), sizes.at(largest)];
  if (!small || !full) throw new Error('a picture has no sizes');
  await put('picture', full, 'full');
  await put('picture', small, 'small');
  const name = toFileName(uploaded.originalName, 'picture');
  return { kind: 'picture', storageKey, name, size: full.length };
}

/** Deletes the contents of files whose rows are gone. What fails is left to the job that looks for unused files. */
export async function deleteStored(
  { privateFiles, log }: Pick<Deps, 'privateFiles' | 'log'>,
  files: readonly Stored[],
): Promise<void> {
  for (const file of files)
    try {
      await privateFiles.delete(toStoreKey(file, 'full'));
      if (file.kind === 'picture') await privateFiles.delete(toStoreKey(file, 'small'));
    } catch (error) {
      log.warn({ err: error }, 'a file of a message stays for now');
    }
}
