import type { ContentFileKind } from '@piacter/contracts/pages';
import { isPdf } from '../../adapters/files/index.ts';
import { listParts, OversizedArchive } from './archive-parts.ts';

/** Content types of the documents. */
export const contentTypes: Record<ContentFileKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const startsWith = (contents: Buffer, magic: string, encoding: 'latin1' | 'hex' = 'latin1') => {
  const bytes = Buffer.from(magic, encoding);
  return contents.subarray(0, bytes.length).equals(bytes);
};

/** An OLE2 compound file (MS-CFB) is a Word document by the name of its main stream (MS-DOC). */
const isDoc = (contents: Buffer) =>
  startsWith(contents, 'd0cf11e0a1b11ae1', 'hex') &&
  contents.includes(Buffer.from('WordDocument\u0000', 'utf16le'));

/** A ZIP is a Word document by the names of its parts (ECMA-376); a damaged one is none. */
async function isDocx(contents: Buffer): Promise<boolean> {
  if (!startsWith(contents, '504b0304', 'hex')) return false;
  try {
    const parts = await listParts(contents);
    return ['[Content_Types].xml', 'word/document.xml'].every((name) => parts.includes(name));
  } catch (error) {
    if (error instanceof OversizedArchive) throw error;
    return false;
  }
}

/** The kind of a document by its content; undefined for any other file. Throws `OversizedArchive`. */
export async function detectKind(contents: Buffer): Promise<ContentFileKind | undefined> {
  if (isPdf(contents)) return 'pdf';
  if (isDoc(contents)) return 'doc';
  return (await isDocx(contents)) ? 'docx' : undefined;
}

/** Whether a Word document has macros: the part of a .docx, or the storage of a .doc. */
export const hasMacros = (contents: Buffer): boolean =>
  contents.includes('vbaProject.bin') ||
  (startsWith(contents, 'd0cf11e0a1b11ae1', 'hex') &&
    contents.includes(Buffer.from('_VBA_PROJECT\u0000', 'utf16le')));
