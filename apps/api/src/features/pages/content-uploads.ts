import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { foldText } from '@piacter/db/fold-text';
import { documentsFolder } from '../../adapters/files/index.ts';
import { storePicture } from '../../adapters/images/index.ts';
import { invalidField } from '../../core/http/api-error.ts';
import type { UploadedFile } from '../../core/http/implement.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { OversizedArchive } from './archive-parts.ts';
import { contentTypes, detectKind, hasMacros } from './document-kind.ts';
import { pageMessages } from './pages.text.ts';

/** Maximum characters of a file's name in its address. */
const maxNameLength = 80;

/** A name without control characters for a message. */
const toShownName = (name: string) => name.replace(/\p{Cc}/gu, '').slice(0, maxNameLength);

const splitName = (name: string): [base: string, extension: string] => {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1).toLowerCase()];
};

/** The pictures and documents of pages. What no text links to is deleted by a job after a day. */
export function createContentUploads({ files, pictures }: Pick<Deps, 'files' | 'pictures'>) {
  return {
    /** Throws `image_invalid` and `image_too_large`. */
    async storeImage({ userID }: Session, [file]: readonly UploadedFile[]) {
      if (!file) throw invalidField('image', pageMessages.noFile);
      const made = await pictures.make(file, userID);
      return { imageUrl: await storePicture(files, made), width: made.width, height: made.height };
    },

    /**
     * Stores a document under a hash of its content and its own name, under which browsers save it. Throws at `file`
     * unless content and name are of the same allowed kind.
     */
    async storeFile([file]: readonly UploadedFile[]): Promise<string> {
      if (!file) throw invalidField('file', pageMessages.noFile);
      const contents = await readFile(file.tempPath);
      const [base, extension] = splitName(file.originalName);
      const refuse = (message: (name: string) => string) =>
        invalidField('file', message(toShownName(file.originalName)));
      const kind = await detectKind(contents).catch((error: unknown) => {
        throw error instanceof OversizedArchive ? refuse(pageMessages.oversized) : error;
      });
      if (kind === undefined || kind !== extension) throw refuse(pageMessages.notDocument);
      if (hasMacros(contents)) throw refuse(pageMessages.withMacros);
      const hash = createHash('sha256').update(contents).digest('hex').slice(0, 40);
      const name = foldText(base).slice(0, maxNameLength).trim().replaceAll(' ', '-') || 'fajl';
      const key = `${documentsFolder}/${hash.slice(0, 2)}/${hash}/${name}.${kind}`;
      await files.put(key, contents, contentTypes[kind]);
      return `/files/${key}`;
    },
  };
}
