import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createMailTransport,
  MailRefused,
  maxConcurrentMails,
  type OutgoingMail,
} from '../../../adapters/mail/index.ts';
import { inTransaction } from '../../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { createMailOutbox } from '../outbox/outbox.ts';
import { leaseMs } from './mail-lease.ts';
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
    t.clock.pass(backoffMs(0));
    await one.runOnce();
    expect((await row())?.attempts).toBe(2);
    isRefusing = false;
    t.clock.pass(backoffMs(1));
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

  /** A transport that records the mails and holds each until the test settles it. */
  function holdingTransport() {
    const seen: number[] = [];
    const results: PromiseWithResolvers<void>[] = [];
    return {
      seen,
      results,
      transport: {
        send({ mailID }: OutgoingMail): Promise<void> {
          seen.push(mailID);
          const result = Promise.withResolvers<void>();
          results.push(result);
          return result.promise;
        },
        close: () => undefined,
      },
    };
  }
  /** As many as a worker sends at a time. */
  const areHeld = (held: ReturnType<typeof holdingTransport>) =>
    expect.poll(() => held.results.length).toBe(maxConcurrentMails);

  it('takes over the mails of a killed process within half a minute', async () => {
    const smtp = await openSmtp();
    await add('Valaki');
    await add('Más');
    const killed = holdingTransport();
    const running = createOutboxWorker(t.deps, killed.transport).runOnce();
    await areHeld(killed);
    t.clock.pass(leaseMs - 1);
    expect(await worker(smtp.url).runOnce()).toBe(0);
    t.clock.pass(1);
    expect(leaseMs).toBeLessThanOrEqual(30_000);
    expect(await worker(smtp.url).runOnce()).toBe(2);
    expect((await t.mails()).map(({ status }) => status)).toEqual(['sent', 'sent']);
    // Unlike that of a process, its timer would go on.
    for (const { resolve } of killed.results) resolve();
    await running;
  });

  it('keeps the mails of a worker whose server is slow', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    cleanUps.push(() => vi.useRealTimers());
    await add('Valaki');
    await add('Más');
    const slow = holdingTransport();
    const running = createOutboxWorker(t.deps, slow.transport).runOnce();
    await areHeld(slow);
    for (let renewals = 0; renewals < 4; renewals += 1) {
      t.clock.pass(leaseMs / 2);
      vi.advanceTimersByTime(leaseMs / 2);
      const end = t.clock.now().getTime() + leaseMs;
      await expect
        .poll(async () => (await t.mails()).map(({ leaseUntil }) => leaseUntil?.getTime()))
        .toEqual([end, end]);
    }
    expect(await createOutboxWorker(t.deps, holdingTransport().transport).runOnce()).toBe(0);
    for (const { resolve } of slow.results) resolve();
    expect(await running).toBe(2);
  });

  it.each(['resolve', 'reject'] as const)(
    'leaves mails to the workers that took them over while it was suspended (%s)',
    async (outcome) => {
      const smtp = await openSmtp();
      for (const name of ['Valaki', 'Más', 'Harmadik']) await add(name);
      const stopped = holdingTransport();
      const running = createOutboxWorker(t.deps, stopped.transport).runOnce();
      await areHeld(stopped);
      t.clock.pass(leaseMs);
      await worker(smtp.url).runOnce();
      for (const result of stopped.results) result[outcome](new Error('too late') as never);
      await running;
      expect(stopped.seen).toHaveLength(maxConcurrentMails);
      expect(smtp.accepted).toHaveLength(3);
      expect((await t.mails()).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
      expect(await worker(smtp.url).runOnce()).toBe(0);
    },
  );

  it('finishes the current mails on stop and releases the others', async () => {
    for (let n = 0; n < 5; n += 1) await add(`Valaki ${n}`);
    const held = holdingTransport();
    const stop = createOutboxWorker(t.deps, held.transport).start();
    await areHeld(held);
    const stopped = stop();
    for (const { resolve } of held.results) resolve();
    await stopped;
    const rows = await t.mails();
    expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent', 'waiting', 'waiting', 'waiting']);
    expect(rows.every(({ leaseUntil }) => leaseUntil === null)).toBe(true);
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 1, 0, 0, 0]);
  });

  it('notes that a mail failed while another one renews the lease', async () => {
    for (let n = 0; n < 6; n += 1) await add(`Valaki ${n}`);
    const transport = {
      send: ({ mailID }: OutgoingMail) =>
        mailID % 2 === 0 ? Promise.reject(new MailRefused('550 no such user')) : Promise.resolve(),
      close: () => undefined,
    };
    await createOutboxWorker(t.deps, transport).runOnce();
    const rows = await t.mails();
    expect(rows.map(({ status }) => status)).toEqual(
      rows.map(({ mailID }) => (mailID % 2 === 0 ? 'failed' : 'sent')),
    );
  });

  it('sends the link of a login before the digests that were written earlier', async () => {
    const url = 'https://piacter.test/';
    const digest = { template: 'watchMatches', values: { name: '', url, title: '', message: '' } } as const;
    const login = { template: 'twoFactor', values: { name: '', url } } as const;
    const addAll = (to: string, ...drafts: readonly (typeof digest | typeof login)[]) =>
      inTransaction(t.db, (trx) =>
        createMailOutbox(t.deps).add(
          trx,
          ...drafts.map((draft) => ({ ...draft, to, dedupeKey: crypto.randomUUID() })),
        ),
      );
    await addAll('figyelo@pelda.test', ...Array.from({ length: 30 }, () => digest));
    t.clock.pass(60_000);
    await add('Régi folyamat', 'regi@pelda.test');
    await addAll('belepo@pelda.test', login);
    const sent: string[] = [];
    const send = async ({ toAddress }: OutgoingMail) => void sent.push(toAddress);
    await createOutboxWorker(t.deps, { send, close: () => undefined }).runOnce();
    expect(sent.slice(0, 3)).toEqual(['belepo@pelda.test', 'regi@pelda.test', 'figyelo@pelda.test']);
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

  describe('in the data folder', () => {
    const folder = () => join(t.config.dataDir, 'outbox');
    const getMode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

    it('keeps mails, which carry links that sign in, from other accounts of the machine', async () => {
      // A folder created by an earlier version.
      await mkdir(folder(), { recursive: true, mode: 0o755 });
      await add('Valaki');
      await worker(undefined).runOnce();
      const [name = ''] = await readdir(folder());
      expect([await getMode(folder()), await getMode(join(folder(), name))]).toEqual(['700', '600']);
      expect(await getMode(join(t.config.dataDir, 'tmp'))).toBe('700');
    });

    it('deletes unfinished files of killed processes at the start', async () => {
      await mkdir(folder(), { recursive: true });
      const [old, fresh] = ['.20260101T000000.000Z-0000000001.eml.part', '.other.eml.part'];
      for (const name of [old, fresh]) await writeFile(join(folder(), name), 'https://piacter.test/link');
      const past = new Date(Date.now() - 120_000);
      await utimes(join(folder(), old), past, past);
      await add('Valaki');
      await worker(undefined).runOnce();
      const names = await readdir(folder());
      expect(names).not.toContain(old);
      // Another process may be writing it.
      expect(names).toContain(fresh);
    });

    it('has one file for a mail that is sent again because its process was killed', async () => {
      await add('Valaki');
      const before = (await readdir(folder())).length;
      await worker(undefined).runOnce();
      // Killed after writing the file and before updating the row.
      await t.db
        .updateTable('outbox_mails')
        .set({ status: 'waiting', leaseUntil: new Date(t.clock.now().getTime() + leaseMs) })
        .execute();
      t.clock.pass(leaseMs);
      expect(await worker(undefined).runOnce()).toBe(1);
      expect(await readdir(folder())).toHaveLength(before + 1);
    });
  });
});
