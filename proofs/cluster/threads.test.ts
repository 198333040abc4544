// Two people write at once through three processes, one of which is killed in each round: no message is lost, twice or out
// of its sender's order, what is unread is counted, and a mail tells of each thread once.
// `npm run proof:threads` is the long form.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../apps/api/src/core/clock.ts';
import { findBrokenInvariants } from '../../apps/api/src/invariants/check.ts';
import { createThread } from '../../apps/api/src/testing/factories-threads.ts';
import { numbers } from '../../apps/api/src/testing/seeded-numbers.ts';
import { createUser } from '../../apps/api/src/testing/users.ts';
import { isOk } from '../client.ts';
import { createCaller, signIn } from './clients.ts';
import { Ledger } from './ledger.ts';
import { openMailbox } from './mailbox.ts';
import { createTestProcesses } from './test-processes.ts';

const rounds = Number(process.env.THREAD_ROUNDS ?? 2);
/** Threads in which both write at once, and messages of each of them in one. */
const threadsPerRound = 4;
const messagesPerThread = 8;
/** Rounds within which no session ends. */
const roundsPerSession = 20;

const mailbox = await openMailbox();
const { db, processes, start, end } = await createTestProcesses(['one', 'two', 'three'], {
  SMTP_URL: mailbox.url,
  MESSAGE_MAIL_MINUTES: '0',
});
const { below } = numbers(1);
const callers = processes.map(({ port }) => createCaller(`http://127.0.0.1:${port}`, new Ledger()));
const call = (process: number) => callers[process] ?? expect.fail('no such process');

const people = [
  { side: 'owner', role: 'ingatlan_tulajdonos' },
  { side: 'other', role: 'ajanlatkero' },
] as const;
type Side = (typeof people)[number]['side'];
const otherSide = { owner: 'other', other: 'owner' } as const;
const users = { owner: 0, other: 0 };
const tokens = { owner: '', other: '' };

/** What the senders know: each acknowledged message, how many more replies there were to the same one, and refusals. */
const acknowledged = new Map<number, string>();
let [repeated, broken] = [0, 0];

const emailOf = (side: Side) => `${side}@pelda.test`;
const signInAll = async () => {
  for (const { side } of people) tokens[side] = await signIn(call(0), emailOf(side));
};

beforeAll(async () => {
  await start();
  for (const { side, role } of people)
    users[side] = (await createUser(db, systemClock, { role, email: emailOf(side) })).userID;
});
afterAll(async () => {
  await end();
  await mailbox.close();
});

/** Asks one process after the other, as a client does whose connection broke. */
async function insist(side: Side, method: string, path: string, body?: object) {
  for (;;) {
    const reply = await call(below(processes.length))(method, path, {
      token: tokens[side],
      ...(body && { body }),
    });
    if (isOk(reply)) return reply;
    expect([0, 503], JSON.stringify(reply.body)).toContain(reply.status);
    broken += 1;
    await wait(20);
  }
}

/** Sends a message, each third one through two processes at once, until it is acknowledged. */
async function say(side: Side, threadID: number, number: number): Promise<void> {
  const text = `${side} ${number}`;
  const body = { text, clientKey: `proba-${threadID}-${number}` };
  const times = number % 3 === 0 ? 2 : 1;
  const replies = await Promise.all(
    Array.from({ length: times }, () => insist(side, 'POST', `/api/threads/${threadID}/messages`, body)),
  );
  const [id, ...others] = new Set(replies.map((reply) => Number(reply.body.insertID)));
  expect(others, 'one message of one key').toEqual([]);
  acknowledged.set(id ?? 0, text);
  repeated += times - 1;
}

/** Reads all there is now. */
async function readThread(side: Side, threadID: number): Promise<void> {
  const { body } = await insist(side, 'GET', `/api/threads/${threadID}`);
  const messages = body.data?.messages as { messageID: number }[];
  await insist(side, 'PATCH', `/api/threads/${threadID}`, { readUpTo: messages.at(-1)?.messageID });
}

/** Writes one message after the other; in each second thread a side reads once meanwhile. */
async function converse(side: Side, threadID: number, reads: boolean, onSent: () => void): Promise<void> {
  for (let number = 0; number < messagesPerThread; number += 1) {
    await say(side, threadID, number);
    if (reads && number === messagesPerThread / 2) await readThread(side, threadID);
    onSent();
  }
}

/** Asserts that a thread has what each side was told, once and in its order, and counts what each has not read. */
async function expectWhole(threadID: number): Promise<void> {
  const rows = await db
    .selectFrom('thread_messages')
    .select(['messageID', 'sequence', 'side', 'text'])
    .where('threadID', '=', threadID)
    .where('kind', '=', 'text')
    .orderBy('sequence')
    .execute();
  const numbered = Array.from({ length: messagesPerThread }, (_, number) => number);
  for (const { side } of people) {
    const texts = rows.filter((row) => row.side === side).map(({ text }) => text);
    expect(texts).toEqual(numbered.map((number) => `${side} ${number}`));
  }
  // The first entry is that of the contact form.
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_row, index) => index + 2));
  expect(rows.map(({ messageID }) => messageID)).toEqual(
    rows.map(({ messageID }) => messageID).toSorted((a, b) => a - b),
  );
  for (const { messageID, text } of rows) expect(acknowledged.get(messageID)).toBe(text);
}

/** Asserts that each process counts the same unread messages as the rows do. */
async function expectCounted(): Promise<void> {
  for (const { side } of people) {
    const { length } = await db
      .selectFrom('thread_messages as m')
      .innerJoin('thread_parties as p', 'p.threadID', 'm.threadID')
      .select('m.messageID')
      .where('p.userID', '=', users[side])
      .where('m.side', '=', otherSide[side])
      .whereRef('m.messageID', '>', 'p.readUpTo')
      .execute();
    for (const [process] of processes.entries()) {
      const { body } = await call(process)('GET', '/api/inbox', { token: tokens[side] });
      expect(body.data?.unread).toBe(length);
    }
  }
}

/** Threads whose sides have read once meanwhile, and those that nobody has read. */
const threads = { read: [] as number[], unread: [] as number[] };

async function runRound(round: number): Promise<void> {
  const stage = {
    db,
    clock: systemClock,
    config: { publicUrl: 'http://piacter.test', messageMailMinutes: 0 },
  };
  const killed = processes[round % processes.length];
  const half = Promise.withResolvers<void>();
  let sent = 0;
  const onSent = () => {
    sent += 1;
    if (sent === threadsPerRound * messagesPerThread) half.resolve();
  };
  const begun: number[] = [];
  for (let index = 0; index < threadsPerRound; index += 1)
    begun.push(await createThread(stage, users.owner, { userID: users.other }));
  const work = begun.flatMap((threadID, index) => {
    threads[index % 2 === 0 ? 'unread' : 'read'].push(threadID);
    return people.map(({ side }) => converse(side, threadID, index % 2 === 1, onSent));
  });
  await half.promise;
  await killed?.kill();
  await Promise.all(work);
  // Right after the writes, the database of a busy machine may answer later than a start allows.
  await killed?.start().catch(() => killed.start());
  for (const threadID of begun) await expectWhole(threadID);
  await expectCounted();
}

/** Waits until all mails that are due were sent; what a killed process had claimed is given back at once. */
async function awaitMails(): Promise<string[]> {
  const countDue = async () => {
    const parties = db.selectFrom('thread_parties').select('threadID');
    return (await parties.where('mailDueAt', '<=', new Date()).execute()).length;
  };
  const waiting = db.selectFrom('outbox_mails').select('mailID').where('status', '=', 'waiting');
  await expect.poll(countDue, { timeout: 60_000 }).toBe(0);
  await db.updateTable('outbox_mails').set({ leaseUntil: null }).where('status', '=', 'waiting').execute();
  await expect.poll(async () => (await waiting.execute()).length, { timeout: 60_000 }).toBe(0);
  const mails = await db.selectFrom('outbox_mails').select('dedupeKey').execute();
  return mails.map(({ dedupeKey }) => dedupeKey);
}

// Shows MSG-06, MSG-09.
it(
  'has every message once and in order, and mails of a thread once until it is read, while processes are killed',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      if (round % roundsPerSession === 0) await signInAll();
      await runRound(round);
    }
    const keys = await awaitMails();
    const mailsOf = (threadID: number, side: Side) =>
      keys.filter((key) => key.startsWith(`thread:${threadID}:${side}:`)).length;
    for (const { side } of people) {
      for (const threadID of threads.unread) expect(mailsOf(threadID, side)).toBe(1);
      // One before it was read, and one after.
      for (const threadID of threads.read) expect(mailsOf(threadID, side)).toBeLessThanOrEqual(2);
    }
    const deliveries = [...mailbox.received.values()].reduce((sum, times) => sum + times, 0);
    const doubles = deliveries - mailbox.received.size;
    console.info(
      `${rounds} rounds, a process killed in each: ${acknowledged.size} messages of ${2 * threads.read.length + 2 * threads.unread.length} sides, ${repeated} sent twice at once, ${broken} calls without a reply repeated; ${keys.length} mails, ${doubles} delivered twice`,
    );
    expect(mailbox.received.size).toBe(keys.length);
    expect(doubles).toBeLessThanOrEqual(Math.ceil(keys.length / 100));
    expect(await findBrokenInvariants(db, new Date())).toEqual([]);
  },
  rounds * 60_000 + 120_000,
);
