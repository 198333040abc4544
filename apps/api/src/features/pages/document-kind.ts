import type { ContentFileKind } from '@piacter/contracts/pages';

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

/** A ZIP is a Word document by the names of its parts (ECMA-376), which the archive has uncompressed. */
const isDocx = (contents: Buffer) =>
  startsWith(contents, '504b0304', 'hex') &&
  contents.includes('[Content_Types].xml') &&
  contents.includes('word/document.xml');

const checks: [ContentFileKind, (contents: Buffer) => boolean][] = [
  ['pdf', (contents) => startsWith(contents, '%PDF-') && contents.includes('%%EOF')],
  ['doc', isDoc],
  ['docx', isDocx],
];

/** The kind of a document by its content; undefined for any other file. */
export const detectKind = (contents: Buffer): ContentFileKind | undefined =>
  checks.find(([, isOfKind]) => isOfKind(contents))?.[0];

/** Whether a Word document has macros: the part of a .docx, or the storage of a .doc. */
export const hasMacros = (contents: Buffer): boolean =>
  contents.includes('vbaProject.bin') ||
  (startsWith(contents, 'd0cf11e0a1b11ae1', 'hex') &&
    contents.includes(Buffer.from('_VBA_PROJECT\u0000', 'utf16le')));
