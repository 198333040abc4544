import { statSync } from 'node:fs';
import type { Database } from '@piacter/db';
import { demoEmails, demoPicture } from '@piacter/db/demo';
import { createPrivateStore } from '../adapters/files/index.ts';
import type { PictureMaker } from '../adapters/images/index.ts';
import type { Config } from '../config.ts';
import { createLogger } from '../core/log.ts';
import { createThreadFiles, createThreadService } from '../features/threads/index.ts';

const picture = {
  words: 'Közben készült egy friss kép is, délután ilyen a fény.',
  originalName: 'delutan.webp',
  tempPath: demoPicture('orchard', 2),
};

/** Lets the demo owner send a picture to the demo requester, as the product stores it. Demo data writes no mails. */
export async function sendDemoPicture(
  db: Database,
  config: Config,
  pictures: PictureMaker,
  now: Date,
): Promise<void> {
  const log = createLogger(config.logLevel);
  const privateFiles = await createPrivateStore(config);
  const deps = { db, config, log, pictures, privateFiles, clock: { now: () => now } };
  const thread = await db
    .selectFrom('thread_parties as p')
    .innerJoin('users as u', 'u.userID', 'p.userID')
    .innerJoin('thread_parties as o', (join) =>
      join.onRef('o.threadID', '=', 'p.threadID').on('o.side', '=', 'other').on('o.userID', 'is not', null),
    )
    .innerJoin('threads as t', 't.threadID', 'p.threadID')
    .select(['p.threadID', 'u.userID'])
    .where('u.email', '=', demoEmails.ingatlan_tulajdonos)
    .where('p.side', '=', 'owner')
    .where('t.kind', '=', 'property')
    .orderBy('p.threadID')
    .executeTakeFirst();
  if (!thread) return;
  const { threadID, userID } = thread;
  const session = { userID, role: 'ingatlan_tulajdonos', sessionID: 0 } as const;
  const { words: text, ...file } = picture;
  const uploaded = { ...file, size: statSync(file.tempPath).size };
  const files = await createThreadFiles(deps).upload(session, threadID, [uploaded]);
  await createThreadService(deps).send(session, threadID, {
    text,
    clientKey: 'demo-picture',
    files: files.map(({ fileID }) => fileID),
  });
  await db.updateTable('thread_parties').set({ mailDueAt: null }).where('threadID', '=', threadID).execute();
}
