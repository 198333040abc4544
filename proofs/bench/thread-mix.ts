import type { Role } from '@piacter/contracts/core/values';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { type Address, type Mix, toAddresses } from './addresses.ts';
import { fewListings, readLastID, type SeededTable } from './bench-database.ts';
import { emailOf } from './callers.ts';

const messagesPerThread = 10;
/** Threads that are inserted at once. */
const batchSize = 10_000;
/** Listings that the threads are about. */
const listings = 10_000;

/** Adds threads of accounts about listings and, each fourth one, about requests; one in five has an unread message. */
async function seedThreads(db: Database, missing: number): Promise<void> {
  const first = 1 + (await readLastID(db, 'threads', 'threadID'));
  const digits = sql`json_table('[0,1,2,3,4,5,6,7,8,9]', '$[*]' columns (d int path '$'))`;
  for (let from = first; from < first + missing; from += batchSize) {
    const batch = sql`t.threadID >= ${from} and t.threadID < ${from + batchSize}`;
    const at = sql`'2026-11-01' - interval t.threadID second`;
    await sql`
      insert into threads (threadID, kind, targetID, title, pairKey, lastSequence, lastMessageAt, created)
      select t.threadID, if(t.threadID % 4 = 0, 'property-request', 'property'), 1 + t.threadID % ${listings},
        'Eladó lakás, Győr', unhex(sha2(t.threadID, 256)), ${messagesPerThread}, ${at}, ${at} - interval 1 day
      from (select ${from} + a.d + 10 * b.d + 100 * c.d + 1000 * e.d as threadID
        from ${digits} as a, ${digits} as b, ${digits} as c, ${digits} as e) as t
      where t.threadID < ${first + missing}
      order by t.threadID`.execute(db);
    await sql`
      insert into thread_messages (threadID, sequence, side, kind, text, isShown, created)
      select t.threadID, 1 + n.d, if(n.d % 2 = 0, 'owner', 'other'), 'text',
        'Köszönöm a választ! Szombaton délután ráérek, és a garázst is megnézném, ha lehet.', 1,
        ${at} - interval (9 - n.d) hour
      from threads as t, ${digits} as n where ${batch} order by t.threadID, n.d`.execute(db);
    await sql`
      insert into thread_parties (threadID, side, userID, unreadCount, readUpTo, lastMessageID, lastMessageAt)
      select t.threadID, s.side, 1 + (t.threadID * if(s.side = 'owner', 7, 13)) % ${listings},
        s.side = 'owner' and t.threadID % 5 = 0,
        m.messageID - (s.side = 'owner' and t.threadID % 5 = 0), m.messageID, t.lastMessageAt
      from threads as t
      join thread_messages as m on m.threadID = t.threadID and m.sequence = ${messagesPerThread},
        (select 'owner' as side union all select 'other') as s
      where ${batch}`.execute(db);
  }
}

const threads: SeededTable = {
  name: 'threads',
  table: 'threads',
  countAt: (size) => size,
  seed: seedThreads,
  analyzed: ['threads', 'thread_parties', 'thread_messages'],
};
/** The callers, the sides that they have, and in how many threads: an agency, and somebody who looks for a flat. */
const callers = {
  agency: { role: 'ingatlan_tulajdonos', side: 'owner', count: 2000 },
  seeker: { role: 'ajanlatkero', side: 'other', count: 20 },
} as const satisfies Record<string, { role: Role; side: string; count: number }>;
type Caller = keyof typeof callers;

/** Gives a caller threads from all over the table. */
async function takeThreads(db: Database, { role, side, count }: (typeof callers)[Caller]): Promise<number[]> {
  const last = await readLastID(db, 'threads', 'threadID');
  const length = Math.min(count, last);
  const ids = Array.from({ length }, (_, place) => 1 + place * Math.floor(last / length));
  await sql`
    update thread_parties join users on users.email = ${emailOf(role)}
    set thread_parties.userID = users.userID
    where thread_parties.threadID in (${sql.join(ids)}) and thread_parties.side = ${side}`.execute(db);
  return ids;
}

const calls: Record<string, (threadID: number, page: number) => string> = {
  'number of unread messages': () => '/api/inbox',
  inbox: (_threadID, page) => `/api/threads?page=${page}`,
  'inbox, unread': (_threadID, page) => `/api/threads?unread=1&page=${page}`,
  thread: (threadID) => `/api/threads/${threadID}`,
  'thread, what is new': (threadID) => `/api/threads/${threadID}?after=4000000000`,
};

/** The calls of the inbox (MSG-05) and of an open thread (MSG-06), with ten messages a thread. */
export const threadMix: Mix = {
  name: 'threads',
  tables: [...fewListings('property', listings), threads],
  addresses: async (db, { below, pick }) => {
    const addresses: Address[] = [];
    for (const [caller, one] of Object.entries(callers)) {
      const ids = await takeThreads(db, one);
      const pages = Math.min(5, Math.ceil(one.count / 20));
      for (const [call, toPath] of Object.entries(calls)) {
        const makePath = () => toPath(pick(ids), 1 + below(pages));
        addresses.push(...toAddresses({ [`${caller}: ${call}`]: [100, makePath] }, { role: one.role }));
      }
    }
    return addresses;
  },
};
