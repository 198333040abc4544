import { deflateSync } from 'node:zlib';
import type { Thread, ThreadFile, ThreadMessage } from '@piacter/contracts/threads';
import { threadLimits } from '@piacter/contracts/threads';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../../invariants/check.ts';
import { cleanExpired } from '../../../jobs/clean-expired.ts';
import { reconcileFiles } from '../../../jobs/reconcile-files.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { createBareListing } from '../../../testing/factories-listing-parts.ts';
import { createGuestThread } from '../../../testing/factories-threads.ts';
import { drawing, drawJpeg } from '../../../testing/pictures.ts';
import { fromStoreKey, threadFilesFolder, toFileName } from './stored-file.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let owner: Person;
let visitor: Person;
let threadID: number;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  [owner, visitor] = [await t.signIn('ingatlan_tulajdonos'), await t.signIn('ajanlatkero')];
  threadID = await open();
});

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
let counter = 0;
const clientKey = () => `fajl-${String(++counter).padStart(8, '0')}`;

async function open(): Promise<number> {
  const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID: owner.userID });
  const body = { kind: 'property', id: listingID, message: 'Szia, megvan még?' };
  return (await t.request().post('/api/threads').set(visitor.auth).send(body).expect(201)).body.insertID;
}

type Given = [contents: Buffer | string, name: string];
async function upload(who: Person, files: readonly Given[], { field = 'images', to = threadID } = {}) {
  const call = t.request().post(`/api/threads/${to}/files`).set(who.auth);
  for (const [contents, name] of files) call.attach(field, Buffer.from(contents), name);
  return call;
}
async function uploadOne(who: Person, [contents, name]: Given = [pdf, 'a.pdf'], to = threadID) {
  const reply = await upload(who, [[contents, name]], { to });
  expect([reply.status, reply.body.message]).toEqual([200, 'A fájl feltöltése sikerült.']);
  return (reply.body.data as [ThreadFile])[0];
}
const send = (
  who: Person,
  files: readonly number[],
  { text = 'Küldöm.', key = clientKey(), to = threadID } = {},
) => t.request().post(`/api/threads/${to}/messages`).set(who.auth).send({ text, clientKey: key, files });
async function sendOne(who: Person, given?: Given) {
  const file = await uploadOne(who, given);
  const { body } = await send(who, [file.fileID]).expect(201);
  return { file, messageID: body.insertID as number };
}
const download = (who: Person, fileID: number, query = '', to = threadID) =>
  t.request().get(`/api/threads/${to}/files/${fileID}${query}`).set(who.auth);
const read = async (who: Person): Promise<Thread> =>
  (await t.request().get(`/api/threads/${threadID}`).set(who.auth).expect(200)).body.data;
const lastMessage = async (who: Person): Promise<ThreadMessage | undefined> =>
  (await read(who)).messages.at(-1);

/** The keys in the private store of the rows of a thread's files. */
async function countStored(): Promise<number> {
  let count = 0;
  for await (const { key } of t.deps.privateFiles.list(threadFilesFolder))
    if (fromStoreKey(key) !== undefined) count += 1;
  return count;
}
const expectSound = async () => expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);

describe('files of a message', () => {
  // Shows MSG-07.
  it('are uploaded, sent with it, and read by both sides as attachments that nothing keeps', async () => {
    const picture = await drawJpeg({ width: 1200, height: 800, seed: 4 });
    const reply = await upload(visitor, [
      [picture, 'konyha.jpg'],
      [pdf, 'Ajánlat 2026.pdf'],
    ]);
    expect(reply.body).toMatchObject({ ok: true, message: 'A fájlok feltöltése sikerült.' });
    const files = reply.body.data as ThreadFile[];
    expect(files.map(({ kind, name }) => [kind, name])).toEqual([
      ['picture', 'konyha.webp'],
      ['pdf', 'Ajánlat 2026.pdf'],
    ]);
    const sent = await send(
      visitor,
      files.map(({ fileID }) => fileID),
    ).expect(201);
    expect(sent.body.data).toMatchObject({ files, fileCount: 2 });
    expect(await lastMessage(owner)).toMatchObject({ text: 'Küldöm.', files, fileCount: 2 });
    const [first, second] = files;
    for (const who of [owner, visitor]) {
      const { headers, body } = await download(who, first?.fileID ?? 0).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': 'attachment; filename=konyha.webp',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 1200 });
    }
    const small = await download(owner, first?.fileID ?? 0, '?size=small').expect(200);
    expect((await sharp(small.body).metadata()).width).toBe(320);
    const document = await download(owner, second?.fileID ?? 0)
      .buffer(true)
      .expect(200);
    expect(document.headers['content-type']).toBe('application/pdf');
    expect(document.headers['content-disposition']).toContain("filename*=UTF-8''Aj%C3%A1nlat%202026.pdf");
    expect(document.body).toEqual(pdf);
    await expectSound();
  });

  it('may be all of it, and the inbox says how many there are', async () => {
    const file = await uploadOne(visitor, [await drawJpeg(), 'a.jpg']);
    await send(visitor, [file.fileID], { text: '' }).expect(201);
    const { body } = await t.request().get('/api/threads').set(owner.auth).expect(200);
    expect(body.data[0]).toMatchObject({ lastText: '', lastFileCount: 1 });
    await send(visitor, [], { text: ' ' }).expect(422);
  });

  it('are loaded with an expired token and the cookie, which stay as they are', async () => {
    const { file } = await sendOne(visitor);
    const load = (cookie: string) => download(visitor, file.fileID).set('Cookie', cookie);
    t.clock.pass(16 * 60_000);
    const first = await Promise.all(Array.from({ length: 6 }, () => load(visitor.cookie)));
    const later = await load(visitor.cookie);
    for (const { status, headers } of [...first, later])
      expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    // A call renews both, and what was on its way with the cookie from before still arrives.
    const call = await t.request().get('/api/threads').set(visitor.auth).set('Cookie', visitor.cookie);
    const [cookie = ''] = call.headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/^piacter_refresh=/);
    expect((await load(visitor.cookie)).status).toBe(200);
    const renewed = { ...visitor, auth: { Authorization: call.body.token as string } };
    expect((await download(renewed, file.fileID)).status).toBe(200);
    t.clock.pass(16 * 60_000);
    expect((await load(cookie.split(';')[0] ?? '')).status).toBe(200);
    expect((await load(visitor.cookie)).status).toBe(401);
  });

  it('are taken in the field of the other name, too, and by no third one', async () => {
    expect((await upload(owner, [[pdf, 'a.pdf']], { field: 'file' })).status).toBe(200);
    expect((await upload(owner, [[pdf, 'a.pdf']], { field: 'document' })).status).toBe(400);
  });

  it('are at most four, and of five megabytes', async () => {
    const five = Array.from({ length: threadLimits.files + 1 }, (): Given => [pdf, 'a.pdf']);
    expect((await upload(owner, five)).body.code).toBe('too_large');
    const big = Buffer.concat([pdf, Buffer.alloc(threadLimits.fileBytes)]);
    const { status, body } = await upload(owner, [[big, 'a.pdf']]);
    expect([status, body.message]).toEqual([413, 'Egy fájl legfeljebb 5 MB lehet, válassz kisebbet!']);
    const ids = [1, 2, 3, 4, 5];
    const refused = await send(owner, ids).expect(422);
    expect(refused.body.errors[0].path).toBe('files');
    await t.request().post(`/api/threads/${threadID}/files`).set(owner.auth).send({}).expect(415);
  });

  it('wait for their message in a limited number', async () => {
    for (let count = 0; count < threadLimits.waitingFiles; count += threadLimits.files)
      expect(
        (
          await upload(
            owner,
            Array.from({ length: threadLimits.files }, (): Given => [pdf, 'a.pdf']),
          )
        ).status,
      ).toBe(200);
    const before = await countStored();
    expect((await upload(owner, [[pdf, 'a.pdf']])).body.code).toBe('limit_reached');
    expect(await countStored()).toBe(before);
    // Those of the other side are counted by themselves.
    await uploadOne(visitor);
  });
});

describe('access to files of messages', () => {
  it('nobody but the two sides reads, uploads, sends or deletes them, an admin neither', async () => {
    const { file } = await sendOne(visitor);
    const waiting = await uploadOne(visitor);
    for (const who of [await t.signIn('ajanlatkero'), await t.signIn('admin')]) {
      await download(who, file.fileID).expect(404);
      await download(who, file.fileID, '?size=small').expect(404);
      expect((await upload(who, [[pdf, 'a.pdf']])).status).toBe(404);
      await send(who, [waiting.fileID]).expect(404);
      await t.request().delete(`/api/threads/${threadID}/files/${waiting.fileID}`).set(who.auth).expect(404);
    }
    await t.request().get(`/api/threads/${threadID}/files/${file.fileID}`).expect(401);
    await t.request().get('/api/threads/1/files/4000000000').set(owner.auth).expect(404);
  });

  it('one that waits is seen, sent and deleted by its side alone', async () => {
    const waiting = await uploadOne(visitor);
    await download(owner, waiting.fileID).expect(404);
    await t.request().delete(`/api/threads/${threadID}/files/${waiting.fileID}`).set(owner.auth).expect(404);
    const refused = await send(owner, [waiting.fileID]).expect(422);
    expect(refused.body.errors[0].message).toMatch(/^Egy csatolt fájl már nincs meg/);
    await download(visitor, waiting.fileID).expect(200);
    await t
      .request()
      .delete(`/api/threads/${threadID}/files/${waiting.fileID}`)
      .set(visitor.auth)
      .expect(200);
    await download(visitor, waiting.fileID).expect(404);
    await send(visitor, [waiting.fileID]).expect(422);
  });

  it('a file is neither sent into nor read by another thread of the same people', async () => {
    const file = await uploadOne(visitor);
    const other = await open();
    await send(visitor, [file.fileID], { to: other }).expect(422);
    await download(visitor, file.fileID, '', other).expect(404);
    const { file: sent } = await sendOne(visitor);
    await download(owner, sent.fileID, '', other).expect(404);
    // Once sent, it is nobody's to delete.
    await t.request().delete(`/api/threads/${threadID}/files/${sent.fileID}`).set(visitor.auth).expect(404);
  });

  it('who has left the thread reads them no more, and nobody uploads into it', async () => {
    const { file } = await sendOne(visitor);
    await t.request().patch(`/api/threads/${threadID}`).set(owner.auth).send({ left: 1 }).expect(200);
    await download(owner, file.fileID).expect(404);
    await download(visitor, file.fileID).expect(200);
    expect((await upload(visitor, [[pdf, 'a.pdf']])).status).toBe(409);
  });

  it('are in no public folder, and guests neither send nor get them', async () => {
    await sendOne(visitor);
    for await (const { key } of t.deps.privateFiles.list(threadFilesFolder)) {
      await t.request().get(`/files/${key}`).expect(404);
      await t.request().get(`/files/../private/${key}`).expect(404);
    }
    const token = await createGuestThread(t, owner.userID);
    const thread = await t.request().get(`/api/guest-threads/${token}`).expect(200);
    expect(thread.body.data.thread.canAttach).toBe(0);
    const { threadID: to } = thread.body.data.thread;
    const refused = await upload(owner, [[pdf, 'a.pdf']], { to });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'A másik félnek nincs fiókja, ezért fájlt nem tudsz neki küldeni. Írd le, amit kell!',
    ]);
    await t
      .request()
      .post(`/api/guest-threads/${token}/messages`)
      .send({ text: '', clientKey: clientKey(), files: [1] })
      .expect(422);
    expect((await read(owner)).thread.canAttach).toBe(1);
  });
});

describe('what is sent as a file', () => {
  const hostile: [string, () => Buffer | Promise<Buffer>, string][] = [
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'a.svg',
    ],
    [
      'an SVG that is called a picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.png',
    ],
    ['HTML that is called a PDF', () => Buffer.from('<script>alert(1)</script>%%EOF'), 'a.pdf'],
    ['HTML in front of a PDF', () => Buffer.concat([Buffer.from('<script>1</script>'), pdf]), 'a.pdf'],
    ['a PDF without an end', () => Buffer.from('%PDF-1.7 abc'), 'a.pdf'],
    ['a program', () => Buffer.from('MZ\u0090\u0000'), 'a.exe'],
    ['nothing', () => Buffer.alloc(0), 'a.jpg'],
    [
      'a script in front of a picture',
      async () => Buffer.concat([Buffer.from('GIF89a/*'), await drawJpeg()]),
      'a.gif',
    ],
    ['a picture that would fill the memory', () => createBomb(), 'a.png'],
  ];

  /** A PNG whose header claims 50,000 pixels on each side. */
  function createBomb(): Buffer {
    const chunk = (type: string, data: Buffer) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(50_000, 0);
    header.writeUInt32BE(50_000, 4);
    header.writeUInt8(8, 8);
    return Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  it.each(hostile)('%s is refused, and nothing of it is kept', async (_name, make, name) => {
    const before = await countStored();
    const { status, body } = await upload(visitor, [
      [await drawJpeg(), 'jo.jpg'],
      [await make(), name],
    ]);
    expect([status, body.code]).toEqual([422, expect.stringMatching(/^image_(invalid|too_large)$/)]);
    expect(body.message).toContain(name.slice(0, 1));
    expect(await countStored()).toBe(before);
  });

  it('says that a PDF may be sent, too, and which PDF cannot be read', async () => {
    const word = await upload(visitor, [['abc', 'ajanlat.docx']]);
    expect(word.body.message).toMatch(/„ajanlat\.docx”: .* PDF-et is küldhetsz\.$/);
    const broken = await upload(visitor, [['abc', 'ajanlat.PDF']]);
    expect(broken.body.message).toMatch(/^„ajanlat\.pdf”: ez a fájl nem olvasható PDF-ként!/);
  });

  it('a picture loses its metadata and what was appended', async () => {
    const marked = await drawing()
      .withExif({ IFD0: { Artist: 'Kovács', Copyright: 'titok' } })
      .jpeg()
      .toBuffer();
    const file = await uploadOne(visitor, [
      Buffer.concat([marked, Buffer.from('<script>rossz</script>')]),
      'a.html',
    ]);
    expect(file.name).toBe('a.webp');
    const { body } = await download(visitor, file.fileID).expect(200);
    expect((await sharp(body).metadata()).exif).toBeUndefined();
    expect(body.includes('rossz')).toBe(false);
    expect(body.includes('titok')).toBe(false);
  });

  it.each([
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['C:\\kép"1".png', 'C kép 1.pdf'],
    ['ajanlat\u202efdp.exe', 'ajanlatfdp.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
    ['...', 'dokumentum.pdf'],
    [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(95)}.pdf`],
    ['számla', 'számla.pdf'],
  ])('%j is called %j', (given, expected) => {
    expect(toFileName(given, 'pdf')).toBe(expected);
  });
});

describe('files and races', () => {
  it('a file goes to one message only, of many sent at once', async () => {
    const file = await uploadOne(visitor);
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(visitor, [file.fileID])));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
    await expectSound();
  });

  it('the same message again is the one that it made, with its files', async () => {
    const file = await uploadOne(visitor);
    const key = clientKey();
    const replies = await Promise.all(Array.from({ length: 3 }, () => send(visitor, [file.fileID], { key })));
    expect(new Set(replies.map(({ body }) => body.insertID)).size).toBe(1);
    for (const { body } of replies) expect(body.data.files).toEqual([file]);
  });

  it('of a message that names one twice, or one that is gone, nothing is sent', async () => {
    const [one, two] = [await uploadOne(visitor), await uploadOne(visitor)];
    const before = (await read(visitor)).messages.length;
    const twice = await send(visitor, [one.fileID, one.fileID]).expect(422);
    expect(twice.body.errors[0].message).toMatch(/^Egy fájlt csak egyszer/);
    await send(visitor, [one.fileID, 4_000_000_000]).expect(422);
    expect((await read(visitor)).messages).toHaveLength(before);
    await send(visitor, [one.fileID, two.fileID]).expect(201);
  });
});

describe('the end of files', () => {
  it('comes with the withdrawal of their message, in the store at once', async () => {
    const before = await countStored();
    const { file, messageID } = await sendOne(visitor, [await drawJpeg(), 'a.jpg']);
    expect(await countStored()).toBe(before + 2);
    await t.request().delete(`/api/messages/${messageID}`).set(visitor.auth).expect(200);
    for (const who of [owner, visitor]) await download(who, file.fileID).expect(404);
    expect(await lastMessage(owner)).toMatchObject({ text: '', files: [], fileCount: 0, isWithdrawn: 1 });
    expect(await countStored()).toBe(before);
    await expectSound();
  });

  it('comes with the account that sent them, while its words and the files of the other side stay', async () => {
    const before = await countStored();
    const { file } = await sendOne(visitor);
    const { file: kept } = await sendOne(owner);
    await uploadOne(visitor);
    const { revision } = (await read(owner)).thread;
    const admin = await t.signIn('admin');
    await t.request().delete(`/api/users/${visitor.userID}`).set(admin.auth).expect(200);
    await download(owner, file.fileID).expect(404);
    await download(owner, kept.fileID).expect(200);
    const after = await read(owner);
    expect(after.messages.at(-2)).toMatchObject({ text: 'Küldöm.', files: [], fileCount: 1 });
    expect(after.thread.revision).toBe(revision + 1);
    expect(await countStored()).toBe(before + 1);
    await expectSound();
  });

  it('comes after a day for those that no message has got, and with a thread that is over', async () => {
    const day = 86_400_000;
    const { file } = await sendOne(visitor);
    const waiting = await uploadOne(visitor);
    const now = new Date();
    // The age of contents is that of the file system, the one of rows that of the clock.
    await t.db.updateTable('thread_files').set({ created: now }).execute();
    await reconcileFiles(t.deps, now);
    await download(visitor, waiting.fileID).expect(200);
    await reconcileFiles(t.deps, new Date(now.getTime() + 2 * day));
    await download(visitor, waiting.fileID).expect(404);
    await download(owner, file.fileID).expect(200);
    const before = await countStored();
    await t.db
      .updateTable('threads')
      .set({ lastMessageAt: new Date(now.getTime() - 800 * day) })
      .where('threadID', '=', threadID)
      .execute();
    await cleanExpired(t.deps, now);
    expect((await reconcileFiles(t.deps, new Date(now.getTime() + 2 * day))).threadFiles).toBe(1);
    expect(await countStored()).toBe(before - 1);
  });
});
