import { beforeEach, describe, expect, it } from 'vitest';
import { MailRefused } from '../../../adapters/mail/index.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { createOutboxWorker } from './outbox-worker.ts';

let t: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeEach(async () => {
  t = await testApp();
  admin = await t.signIn('admin');
  await t.db.deleteFrom('outbox_mails').execute();
});

const list = async (query = '') =>
  (await t.request().get(`/api/outbox-mails${query}`).set(admin.auth).expect(200)).body;
const retry = (mailID: number) => t.request().post(`/api/outbox-mails/${mailID}/retry`).set(admin.auth);

async function addMail(subject = 'Új jelszó beállítása'): Promise<number> {
  const now = t.clock.now();
  const { insertId } = await t.db
    .insertInto('outbox_mails')
    .values({
      dedupeKey: crypto.randomUUID(),
      toAddress: 'kata@pelda.test',
      subject,
      html: 'http://piacter.test/titok',
      text: 'http://piacter.test/titok',
      nextAttemptAt: now,
      created: now,
    })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

const refuse = () =>
  createOutboxWorker(t.deps, {
    send: () => Promise.reject(new MailRefused('550 no such user, see https://mx.test/?key=titok')),
    close: () => undefined,
  }).runOnce();
const deliver = () =>
  createOutboxWorker(t.deps, { send: () => Promise.resolve(), close: () => undefined }).runOnce();

describe('the mail queue', () => {
  it('lists mails by state with the reply of the other server, without texts and links', async () => {
    const mailID = await addMail('Belépés: http://piacter.test/titok');
    await refuse();
    const waiting = await addMail();
    const body = await list();
    expect(body.data.map((mail: { mailID: number }) => mail.mailID)).toEqual([waiting, mailID]);
    expect(body.data[1]).toMatchObject({
      status: 'failed',
      attempts: 1,
      subject: 'Belépés: …',
      lastError: '550 no such user, see …',
      nextAttemptAt: null,
    });
    expect(JSON.stringify(body)).not.toContain('titok');
    expect((await list('?status=failed')).data).toHaveLength(1);
    expect((await list('?status=sent')).data).toEqual([]);
    await t.request().get('/api/outbox-mails?status=lost').set(admin.auth).expect(422);
  });

  it('sends a failed mail once more, and records who wanted it', async () => {
    const mailID = await addMail();
    await refuse();
    await retry(mailID).expect(200);
    expect((await list('?status=waiting')).data).toMatchObject([{ mailID, attempts: 0 }]);
    await deliver();
    expect((await list('?status=sent')).data).toMatchObject([{ mailID, lastError: null }]);
    const audit = await t.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'mail_retried')
      .execute();
    expect(audit).toMatchObject([{ actorID: admin.userID, entity: 'outbox_mail', entityID: mailID }]);
  });

  it('refuses a mail that was sent or is being sent', async () => {
    const mailID = await addMail();
    const leaseUntil = new Date(t.clock.now().getTime() + 1000);
    await t.db.updateTable('outbox_mails').set({ leaseUntil }).where('mailID', '=', mailID).execute();
    await retry(mailID).expect(409);
    t.clock.pass(2000);
    await deliver();
    await retry(mailID).expect(409);
    await retry(4_000_000_000).expect(404);
  });
});
