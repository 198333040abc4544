import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureKeys, storePicture } from '../adapters/images/index.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { createBareListing, kindCases } from '../testing/factories-listing-parts.ts';
import { reconcileFiles } from './reconcile-files.ts';

let app: TestApp;
let root: string;
beforeAll(async () => {
  app = await testApp();
  root = app.deps.files.root ?? '';
});

let seed = 0;
async function store(): Promise<string> {
  seed += 1;
  return storePicture(app.deps.files, { sizes: [1, 2, 3].map((size) => new Uint8Array([seed, size])) });
}

/** The age of files comes from the file system, so the test passes a time two days ahead of the system clock. */
const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000);
const countStoredSizes = async (path: string) =>
  (await Promise.all(pictureKeys(path).map((key) => app.deps.files.stat(key)))).filter(Boolean).length;

describe('the job that deletes files without a row', () => {
  it.each(kindCases)(
    'deletes the files that no picture of kind %s uses, and only those',
    async (kind, { idField, role }) => {
      const { userID } = await app.createUser({ role });
      const { listingID } = await createBareListing(app.db, app.clock, kind, { userID });
      const [used, unused] = [await store(), await store()];
      const row = {
        [idField]: listingID,
        path: used,
        width: 1,
        height: 1,
        sortOrder: 0,
        created: app.clock.now(),
      };
      await app.db.insertInto('listing_images').values(row).execute();
      expect(await reconcileFiles(app.deps, inTwoDays())).toEqual({
        pictures: 1,
        documents: 0,
        threadFiles: 0,
        leftovers: 0,
      });
      expect([await countStoredSizes(used), await countStoredSizes(unused)]).toEqual([3, 0]);
      expect(await reconcileFiles(app.deps, inTwoDays())).toEqual({
        pictures: 0,
        documents: 0,
        threadFiles: 0,
        leftovers: 0,
      });
    },
  );

  it('keeps recent files, whose row may not be inserted yet', async () => {
    const fresh = await store();
    expect(await reconcileFiles(app.deps, new Date())).toEqual({
      pictures: 0,
      documents: 0,
      threadFiles: 0,
      leftovers: 0,
    });
    expect(await countStoredSizes(fresh)).toBe(3);
  });

  it('keeps the pictures and documents that pages, mails and earlier mails show, and deletes the other documents', async () => {
    const { db, clock, deps } = app;
    const [pictureOfPage, pictureOfMail, pictureBefore] = [await store(), await store(), await store()];
    const [ofPage, ofMail, ofMailBefore, unused] = [
      'documents/aa/a.pdf',
      'documents/bb/b.pdf',
      'documents/dd/d.pdf',
      'documents/cc/c.pdf',
    ] as const;
    for (const key of [ofPage, ofMail, ofMailBefore, unused])
      await deps.files.put(key, new Uint8Array([1]), 'application/pdf');
    const toHtml = (path: string, key: string) => `<img src="${path}"><a href="/files/${key}">a</a>`;
    const times = { created: clock.now(), updated: clock.now() };
    const page = { pageName: 'Képes', pageUrl: 'kepes', content: toHtml(pictureOfPage, ofPage), ...times };
    await db.insertInto('page_contents').values(page).execute();
    await db
      .insertInto('email_templates')
      .values({
        emailType: 1,
        subject: 'Próba',
        content: toHtml(pictureOfMail, ofMail),
        updated: clock.now(),
      })
      .execute();
    await db
      .insertInto('email_template_versions')
      .values({
        emailType: 1,
        subject: 'Próba',
        content: toHtml(pictureBefore, ofMailBefore),
        replacedAt: clock.now(),
      })
      .execute();
    expect(await reconcileFiles(deps, inTwoDays())).toMatchObject({ documents: 1 });
    const pictures = [pictureOfPage, pictureOfMail, pictureBefore];
    expect(await Promise.all(pictures.map(countStoredSizes))).toEqual([3, 3, 3]);
    const kept = await Promise.all([ofPage, ofMail, ofMailBefore, unused].map((key) => deps.files.stat(key)));
    expect(kept.map((file) => file !== undefined)).toEqual([true, true, true, false]);
  });

  it('keeps the Open Graph picture of a page', async () => {
    const path = await store();
    await app.db
      .insertInto('seo_metadata')
      .values({
        pageName: 'Próba',
        pagePath: '/proba-og',
        title: '',
        description: '',
        ogTitle: '',
        ogDescription: '',
        keywords: '',
        ogImage: path,
        updated: app.clock.now(),
      })
      .execute();
    await reconcileFiles(app.deps, inTwoDays());
    expect(await countStoredSizes(path)).toBe(3);
  });

  it('deletes unfinished uploads and writes of killed processes', async () => {
    const folders = [join(app.config.dataDir, 'tmp'), join(root, '.unfinished')];
    const old = new Date('2020-01-01T00:00:00.000Z');
    for (const folder of folders) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'old'), 'x');
      await utimes(join(folder, 'old'), old, old);
      await writeFile(join(folder, 'new'), 'x');
    }
    expect(await reconcileFiles(app.deps, new Date())).toEqual({
      pictures: 0,
      documents: 0,
      threadFiles: 0,
      leftovers: 2,
    });
    for (const folder of folders) expect(await readdir(folder)).toEqual(['new']);
  });
});
