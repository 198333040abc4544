import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { type TestApp, testApp } from '../../testing/app.ts';
import { drawJpeg } from '../../testing/pictures.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('admin');
});

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
/** An archive of parts by name, each with a line or the given content. */
async function zip(...parts: (string | [name: string, content: Buffer])[]): Promise<Buffer> {
  const archive = new ZipFile();
  for (const part of parts) {
    const [name, content] = typeof part === 'string' ? [part, Buffer.from('<xml/>')] : part;
    archive.addBuffer(content, name);
  }
  archive.end();
  return buffer(archive.outputStream);
}
const docxParts = ['[Content_Types].xml', 'word/document.xml'];
const docx = await zip(...docxParts);
/** A document with one large picture of zeros. */
const bomb = (megabytes: number) =>
  zip(...docxParts, ['word/media/1.bmp', Buffer.alloc(megabytes * 1024 * 1024)]);
/** The same bytes with another size of the large part, wherever the archive says it. */
function declare(archive: Buffer, megabytes: number, declared: number): Buffer {
  const size = (bytes: number) => {
    const field = Buffer.alloc(4);
    field.writeUInt32LE(bytes);
    return field.toString('latin1');
  };
  const changed = archive.toString('latin1').replaceAll(size(megabytes * 1024 * 1024), size(declared));
  return Buffer.from(changed, 'latin1');
}
const ole = (...names: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    ...names.map((name) => Buffer.from(`${name}\0`, 'utf16le')),
  ]);
const doc = ole('Root Entry', 'WordDocument');

const uploadFile = (contents: Buffer, name: string) =>
  app.request().post('/api/upload-content-file').set(admin.auth).attach('file', contents, name);
const uploadImage = (contents: Buffer, name: string) =>
  app.request().post('/api/upload-content-image').set(admin.auth).attach('image', contents, name);

// Shows API-51.
describe('a document for a page', () => {
  it.each([
    ['Árlista 2026.pdf', pdf, 'arlista-2026.pdf', 'application/pdf'],
    ['Szerződés.DOC', doc, 'szerzodes.doc', 'application/msword'],
    [
      '契約.docx',
      docx,
      'fajl.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('%s is served as an attachment without cookies', async (name, contents, saved, type) => {
    const { body } = await uploadFile(contents, name).expect(200);
    expect(body.fileUrl).toMatch(new RegExp(`^/files/documents/[0-9a-f]{2}/[0-9a-f]{40}/${saved}$`));
    const { headers, body: served } = await app.request().get(body.fileUrl).responseType('blob').expect(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(Buffer.compare(served, contents)).toBe(0);
  });

  it.each([
    ['HTML under the name of a PDF', '<script>alert(1)</script>', 'a.pdf'],
    ['a PDF under another name', pdf, 'a.html'],
    ['a PDF under the name of a Word document', pdf, 'a.docx'],
    ['HTML in front of a PDF', `<script>alert(1)</script>${pdf}`, 'a.pdf'],
    ['a truncated PDF', '%PDF-1.7 abc', 'a.pdf'],
    ['a ZIP without a document', zip('[Content_Types].xml', 'xl/workbook.xml'), 'a.docx'],
    ['an Excel table', ole('Root Entry', 'Workbook'), 'a.doc'],
    ['a program', 'MZ\u0090\u0000', 'a.doc'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'],
    ['an empty file', '', 'a.pdf'],
    ['a file without an ending', pdf, 'pdf'],
    ['a Word document with macros', zip(...docxParts, 'word/vbaProject.bin'), 'a.docx'],
    ['a damaged archive', docx.subarray(0, -30), 'a.docx'],
    ['names of parts without an archive', `PK\u0003\u0004${docxParts.join('\0')}`, 'a.docx'],
    ['an old Word document with macros', ole('WordDocument', '_VBA_PROJECT'), 'a.doc'],
  ])('is not %s', async (_what, contents, name) => {
    const { body } = await uploadFile(Buffer.from(await contents), name).expect(422);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'file' }] });
  });

  it.each([
    ['too much', bomb(200)],
    ['too much for its own size', bomb(11)],
    ['more than it says', bomb(200).then((archive) => declare(archive, 200, 100))],
    ['more parts than a document has', zip(...docxParts, ...Array.from({ length: 2000 }, (_, n) => `${n}`))],
  ])('is no archive that unpacks to %s', async (_what, making) => {
    const contents = await making;
    expect(contents.length).toBeLessThan(1_000_000);
    const { body } = await uploadFile(contents, 'a.docx').expect(422);
    expect(body.errors).toMatchObject([{ path: 'file' }]);
  });

  it('may have many pictures, which together are not too large', async () => {
    const pictures = Array.from({ length: 300 }, (_, index) => `word/media/${index}.png`);
    await uploadFile(await zip(...docxParts, ...pictures), 'a.docx').expect(200);
    const { body } = await uploadFile(await bomb(12), 'a.docx').expect(422);
    expect(body.errors[0].message).toContain('„a.docx”: ez a fájl kicsomagolva túl nagy');
  });

  it('is at most ten megabytes', async () => {
    await uploadFile(Buffer.alloc(10_485_761, '%PDF-'), 'a.pdf').expect(413);
  });
});

describe('a picture for a page', () => {
  it('is stored in all sizes, without what is not the picture', async () => {
    const jpeg = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#2a5' } })
      .withExif({ IFD0: { Copyright: 'titkos' } })
      .jpeg()
      .toBuffer();
    const { body } = await uploadImage(Buffer.concat([jpeg, Buffer.from('<script>')]), 'kep.jpg').expect(200);
    expect(body).toMatchObject({ width: 1200, height: 600, imageUrl: expect.stringMatching(/-1600\.webp$/) });
    const { headers, body: served } = await app.request().get(body.imageUrl).responseType('blob').expect(200);
    expect(headers['content-type']).toBe('image/webp');
    expect(served.includes('titkos')).toBe(false);
    expect(served.includes('<script>')).toBe(false);
    await app.request().get(body.imageUrl.replace('1600', '320')).expect(200);
  });

  it('is a picture of at most 2000 pixels', async () => {
    expect((await uploadImage(Buffer.from('<svg/>'), 'a.svg').expect(422)).body.code).toBe('image_invalid');
    const wide = await drawJpeg({ width: 2001, height: 10 });
    expect((await uploadImage(wide, 'a.jpg').expect(422)).body.code).toBe('image_too_large');
  });

  // Shows ADM-11.
  it('can be put into a page', async () => {
    const { body } = await uploadImage(await drawJpeg({ seed: 7 }), 'a.jpg').expect(200);
    const content = `<p><img src="${body.imageUrl}" alt="Rajz" width="120" height="80" /></p>`;
    const page = { pageName: 'Képes oldal', content };
    const created = await app.request().post('/api/page-contents').set(admin.auth).send(page).expect(201);
    const { insertID } = created.body;
    const stored = await app.request().get(`/api/page-contents/${insertID}`).set(admin.auth).expect(200);
    expect(stored.body.data.content).toBe(content);
  });
});
