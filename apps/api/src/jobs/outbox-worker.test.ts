import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailOutbox, createMailTransport, type OutgoingMail } from '../adapters/mail/index.ts';
import { inTransaction } from '../core/db/transaction.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { backoffMs, createOutboxWorker } from './outbox-worker.ts';

/** An SMTP server on the loopback interface that records accepted mails. */
async function startSmtpServer(options: SMTPServerOptions = {}) {
  const accepted: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        accepted.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    accepted,
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

describe('the outbox worker', () => {
  let t: TestApp;
  const cleanUps: (() => unknown)[] = [];
  beforeAll(async () => {
    t = await testApp();
  });
  beforeEach(() => t.db.deleteFrom('outbox_mails').execute());
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  const add = (name: string, to = 'valaki@pelda.test') =>
    inTransaction(t.db, (trx) =>
      createMailOutbox(t.deps).add(trx, {
        template: { subject: 'Szia, {name}!', content: '<p>Kedves {name}, árvíztűrő tükörfúrógép.</p>' },
        to,
        values: { name },
        dedupeKey: crypto.randomUUID(),
      }),
    );

  async function openSmtp(options?: SMTPServerOptions) {
    const smtp = await startSmtpServer(options);
    cleanUps.push(smtp.close);
    return smtp;
  }
  function worker(smtpUrl: string | undefined) {
    const transport = createMailTransport({ ...t.config, smtpUrl }, t.clock);
    cleanUps.push(transport.close);
    return createOutboxWorker(t.deps, transport, { pollMs: 5 });
  }
  const row = async () => (await t.mails())[0];

  it('sends a mail that parses with headers, text, HTML and accents intact', async () => {
    const smtp = await openSmtp();
    await add('Őry Fűzfa');
    await worker(smtp.url).runOnce();
    const mail = await PostalMime.parse(smtp.accepted[0] ?? '');
    expect(mail.subject).toBe('Szia, Őry Fűzfa!');
    expect(mail.from).toEqual({ name: 'Piactér', address: 'nem-valaszolok@piacter.test' });
    expect(mail.to).toEqual([{ name: '', address: 'valaki@pelda.test' }]);
    expect(mail.text?.trim()).toBe('Kedves Őry Fűzfa, árvíztűrő tükörfúrógép.');
    expect(mail.html).toContain('Kedves Őry Fűzfa, árvíztűrő tükörfúrógép.');
    expect(mail.messageId).toMatch(/^<[0-9a-f]{40}@piacter\.test>$/);
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted' }));
  });

  it('does not let a value inject a header or a recipient', async () => {
    const smtp = await openSmtp();
    await add('Ádám\r\nBcc: ellenseg@pelda.test\r\n\r\nTörzs');
    await worker(smtp.url).runOnce();
    const mail = await PostalMime.parse(smtp.accepted[0] ?? '');
    expect(mail.bcc).toBeUndefined();
    expect(mail.to).toHaveLength(1);
    expect(mail.subject).toBe('Szia, Ádám Bcc: ellenseg@pelda.test Törzs!');
  });

  it('marks a mail as sent and deletes its text, which may contain secret links', async () => {
    const smtp = await openSmtp();
    await add('Valaki');
    await worker(smtp.url).runOnce();
    expect(await row()).toMatchObject({ status: 'sent', html: '', text: '', attempts: 1, leaseUntil: null });
    expect(await worker(smtp.url).runOnce()).toBe(0);
  });

  it('sends 40 mails with two concurrent workers, without losses or duplicates', async () => {
    const smtp = await openSmtp();
    for (let n = 0; n < 40; n += 1) await add(`Valaki ${n}`);
    const stops = [worker(smtp.url).start(), worker(smtp.url).start()];
    await expect
      .poll(async () => (await t.mails()).filter(({ status }) => status === 'sent').length, {
        timeout: 15_000,
      })
      .toBe(40);
    await Promise.all(stops.map((stop) => stop()));
    const mails = await Promise.all(smtp.accepted.map((raw) => PostalMime.parse(raw)));
    expect(mails).toHaveLength(40);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(40);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(40);
  });

  it('claims disjoint mails for concurrent workers', async () => {
    for (let n = 0; n < 30; n += 1) await add(`Valaki ${n}`);
    const seen: number[] = [];
    const transport = {
      send: async ({ mailID }: OutgoingMail) => void seen.push(mailID),
      close: () => undefined,
    };
    const workers = Array.from({ length: 5 }, () => createOutboxWorker(t.deps, transport));
    await Promise.all(workers.map((one) => one.runOnce()));
    expect(new Set(seen).size).toBe(seen.length);
    for (const one of workers) await one.runOnce();
    expect([...seen].sort((a, b) => a - b)).toEqual((await t.mails()).map(({ mailID }) => mailID));
  });

  it('retries after a temporary error with increasing backoff and the same Message-ID', async () => {
    let isRefusing = true;
    const seen: string[] = [];
    const smtp = await openSmtp({
      onData(stream, _session, done) {
        let raw = '';
        stream.on('data', (chunk: Buffer) => {
          raw += chunk.toString('utf8');
        });
        stream.on('end', () => {
          seen.push(/^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '');
          done(isRefusing ? Object.assign(new Error('Greylisted'), { responseCode: 451 }) : null);
        });
      },
    });
    await add('Valaki');
    const one = worker(smtp.url);
    await one.runOnce();
    expect(await row()).toMatchObject({
      status: 'waiting',
      attempts: 1,
      lastError: expect.stringContaining('Greylisted'),
    });
    expect(await one.runOnce()).toBe(0);
    t.clock.pass(backoffMs(1));
    await one.runOnce();
    expect((await row())?.attempts).toBe(2);
    isRefusing = false;
    t.clock.pass(backoffMs(2));
    await one.runOnce();
    expect(await row()).toMatchObject({ status: 'sent', attempts: 3 });
    expect(seen).toHaveLength(3);
    expect(new Set(seen).size).toBe(1);
  });

  it('gives up on a mailbox that does not exist, and continues with the others', async () => {
    const smtp = await openSmtp({
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.startsWith('nincs')
            ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
            : null,
        ),
    });
    await add('Egyik', 'nincs@pelda.test');
    await add('Másik');
    await worker(smtp.url).runOnce();
    expect((await t.mails()).map(({ status }) => status)).toEqual(['failed', 'sent']);
  });

  it('keeps the mails while no server answers', async () => {
    const smtp = await openSmtp();
    await smtp.close();
    await add('Valaki');
    await worker(smtp.url).runOnce();
    expect(await row()).toMatchObject({ status: 'waiting', attempts: 1 });
    expect((await row())?.text).not.toBe('');
  });

  it('takes over the mails of a dead worker when its lease has expired', async () => {
    const smtp = await openSmtp();
    await add('Valaki');
    const leaseUntil = new Date(t.clock.now().getTime() + 60_000);
    await t.db.updateTable('outbox_mails').set({ leaseUntil, attempts: 1 }).execute();
    expect(await worker(smtp.url).runOnce()).toBe(0);
    t.clock.pass(60_000);
    expect(await worker(smtp.url).runOnce()).toBe(1);
    expect((await row())?.status).toBe('sent');
  });

  it('finishes the current mail on stop and releases the others', async () => {
    for (let n = 0; n < 5; n += 1) await add(`Valaki ${n}`);
    const { promise: isSending, resolve: sending } = Promise.withResolvers<void>();
    const { promise: mayFinish, resolve: finish } = Promise.withResolvers<void>();
    const transport = {
      async send() {
        sending();
        await mayFinish;
      },
      close: () => undefined,
    };
    const stop = createOutboxWorker(t.deps, transport).start();
    await isSending;
    const stopped = stop();
    finish();
    await stopped;
    const rows = await t.mails();
    expect(rows.map(({ status }) => status)).toEqual(['sent', 'waiting', 'waiting', 'waiting', 'waiting']);
    expect(rows.every(({ leaseUntil }) => leaseUntil === null)).toBe(true);
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 0, 0, 0, 0]);
  });

  it('without a server, writes one complete .eml file for each mail, named in order of sending', async () => {
    await add('Első');
    t.clock.pass(1);
    await add('Második');
    await add('Harmadik');
    await worker(undefined).runOnce();
    const folder = join(t.config.dataDir, 'outbox');
    const names = await readdir(folder);
    expect(names.every((name) => /^\d{8}T\d{6}\.\d{3}Z-\d{10}\.eml$/.test(name))).toBe(true);
    const mails = await Promise.all(
      names.sort().map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['Szia, Első!', 'Szia, Második!', 'Szia, Harmadik!']);
    expect(mails[0]?.to).toEqual([{ name: '', address: 'valaki@pelda.test' }]);
  });
});
