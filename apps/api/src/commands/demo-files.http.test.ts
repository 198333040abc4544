import { demoEmails } from '@piacter/db/demo';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createThreadMailing } from '../features/threads/index.ts';
import { findBrokenInvariants } from '../invariants/check.ts';
import { testApp } from '../testing/app.ts';
import { createThread } from '../testing/factories-threads.ts';
import { sendDemoPicture } from './demo-files.ts';

// Shows MSG-07.
it('sends a picture from the demo owner to the demo requester, and no mail', async () => {
  const t = await testApp();
  const owner = await t.signIn('ingatlan_tulajdonos', { email: demoEmails.ingatlan_tulajdonos });
  const requester = await t.signIn('ajanlatkero', { email: demoEmails.ajanlatkero });
  const threadID = await createThread(t, owner.userID, { userID: requester.userID });
  await sendDemoPicture(t.db, t.deps.config, t.deps.pictures, t.clock.now());
  const get = (path: string) => t.request().get(path).set(requester.auth).expect(200);
  const { messages } = (await get(`/api/threads/${threadID}`)).body.data;
  const [file] = messages.at(-1).files;
  expect(file).toMatchObject({ kind: 'picture', name: 'delutan.webp' });
  const { body } = await get(`/api/threads/${threadID}/files/${file.fileID}`);
  expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 800 });
  await createThreadMailing(t.deps)(new Date(t.clock.now().getTime() + 3_600_000));
  expect(await t.mails()).toEqual([]);
  expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
});
