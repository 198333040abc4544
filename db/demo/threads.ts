import { createHash } from 'node:crypto';
import { type ListingKind, listingKinds, listingRoleByKind } from '@piacter/contracts/listings/values';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../types.ts';
import { beginThreads } from './begin-threads.ts';
import { demoKinds } from './kinds.ts';
import { demoEmails } from './users.ts';

const minuteMs = 60_000;

interface Entry {
  side: 'owner' | 'other';
  text: string;
  minutesAgo: number;
}

interface DemoThread {
  entries: readonly Entry[];
  /** Whether the advertiser has read all. */
  isRead?: boolean;
  isArchived?: 0 | 1;
  isBlocked?: 0 | 1;
  guest?: { name: string; email: string; phone: string };
}

const day = 24 * 60;

/** Threads about the listings of the demo advertisers, in every state. */
const conversations: readonly DemoThread[] = [
  {
    entries: [
      { side: 'other', text: 'Szia! Megvan még? Szombat délelőtt meg tudnám nézni.', minutesAgo: 2 * day },
      {
        side: 'owner',
        text: 'Szia! Igen, megvan. Szombaton 10 és 12 között ráérek.',
        minutesAgo: 2 * day - 35,
      },
      {
        side: 'other',
        text: 'Akkor 10:30-ra megyek. A számom: 06 30 123 4567, ha közbejön valami.',
        minutesAgo: 90,
      },
    ],
  },
  {
    guest: { name: 'Farkas Dóra', email: 'farkas.dora@pelda.test', phone: '+36 20 555 0101' },
    entries: [
      { side: 'other', text: 'Jó napot! Van hozzá parkolóhely? Kutyával érkeznénk.', minutesAgo: 5 * day },
      {
        side: 'owner',
        text: 'Üdv! Az udvarban egy autónak van hely, a kutyát is szívesen látjuk.',
        minutesAgo: 5 * day - 50,
      },
    ],
    isRead: true,
  },
  {
    guest: { name: 'Simon Márk', email: 'simon.mark@pelda.test', phone: '+36 70 555 0102' },
    entries: [
      {
        side: 'other',
        text: 'Egy hónapja érdeklődtem, azóta mást választottunk. Köszönöm a segítséget!',
        minutesAgo: 30 * day,
      },
      { side: 'owner', text: 'Köszönöm, hogy szóltál. Minden jót!', minutesAgo: 30 * day - 20 },
    ],
    isRead: true,
    isArchived: 1,
  },
  {
    guest: { name: 'Ismeretlen', email: 'zaklato@pelda.test', phone: '+36 70 555 0103' },
    entries: [
      { side: 'other', text: 'Add oda feleannyiért, különben rosszat írok rólad!', minutesAgo: 12 * day },
    ],
    isRead: true,
    isBlocked: 1,
  },
];

const findUser = (db: Kysely<DB>, email: string) =>
  db.selectFrom('users').select('userID').where('email', '=', email).executeTakeFirst();

async function insertThread(
  db: Kysely<DB>,
  about: { kind: string; targetID: number; title: string; ownerID: number; requesterID: number },
  { entries, guest, isRead = false, isArchived = 0, isBlocked = 0 }: DemoThread,
  now: Date,
): Promise<void> {
  const { kind, targetID, title, ownerID, requesterID } = about;
  const at = ({ minutesAgo }: Entry) => new Date(now.getTime() - minutesAgo * minuteMs);
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return;
  const who = guest ? `guest:${guest.email}` : `user:${requesterID}`;
  const pairKey = createHash('sha256').update(`${kind}:${targetID}:${ownerID}:${who}`).digest();
  const lastMessageAt = at(last);
  const thread = {
    kind,
    targetID,
    title,
    pairKey,
    lastSequence: entries.length,
    lastMessageAt,
    created: at(first),
  };
  const threadID = Number((await db.insertInto('threads').values(thread).executeTakeFirstOrThrow()).insertId);
  let lastMessageID = 0;
  for (const [index, entry] of entries.entries()) {
    const message = {
      threadID,
      sequence: index + 1,
      side: entry.side,
      kind: 'text',
      text: entry.text,
      isShown: 1,
    };
    const { insertId } = await db
      .insertInto('thread_messages')
      .values({ ...message, created: at(entry) })
      .executeTakeFirstOrThrow();
    lastMessageID = Number(insertId);
  }
  const shared = { threadID, lastMessageID, lastMessageAt };
  const isUnread = !isRead && last.side === 'other';
  await db
    .insertInto('thread_parties')
    .values([
      {
        ...shared,
        side: 'owner',
        userID: ownerID,
        unreadCount: isUnread ? 1 : 0,
        readUpTo: isUnread ? lastMessageID - 1 : lastMessageID,
        isArchived,
        isBlocked,
      },
      {
        ...shared,
        side: 'other',
        userID: guest ? null : requesterID,
        ...(guest && { ...guest, confirmedAt: lastMessageAt }),
        readUpTo: lastMessageID,
      },
    ])
    .execute();
}

/** The first listings of the demo advertiser of a kind, with their names. */
async function findListings(db: Kysely<DB>, kind: ListingKind, ownerID: number) {
  const { table, idField, label } = demoKinds[kind];
  const { rows } = await sql<{ id: number; title: string }>`
    select ${sql.ref(idField)} as id, ${label} as title from ${sql.table(table)} as listing
    where userID = ${ownerID} and status = 1 order by 1 limit 4`.execute(db);
  return rows;
}

/** Messages of the requester below offers: masked until the offer is accepted. */
async function answerOffers(db: Kysely<DB>, requesterID: number, now: Date): Promise<void> {
  const threads = await db
    .selectFrom('threads as t')
    .innerJoin('thread_parties as p', 'p.threadID', 't.threadID')
    .innerJoin('service_request_responses as r', 'r.responseID', 't.targetID')
    .select(['t.threadID', 'r.accepted'])
    .where('t.kind', '=', 'service-offer')
    .where('p.side', '=', 'other')
    .where('p.userID', '=', requesterID)
    .orderBy('t.threadID')
    .limit(4)
    .execute();
  for (const [index, { threadID, accepted }] of threads.entries()) {
    const created = new Date(now.getTime() - (index + 1) * 6 * 60 * minuteMs);
    const isShown = accepted === 1 ? 1 : 0;
    const { insertId } = await db
      .insertInto('thread_messages')
      .values({
        threadID,
        sequence: 2,
        side: 'other',
        kind: 'text',
        text: 'Köszönöm az ajánlatot! Az anyag benne van az árban? Hívj nyugodtan: 06 30 765 4321.',
        maskedText: isShown
          ? null
          : 'Köszönöm az ajánlatot! Az anyag benne van az árban? Hívj nyugodtan: •••.',
        isShown,
        created,
      })
      .executeTakeFirstOrThrow();
    const lastMessageID = Number(insertId);
    await db
      .updateTable('threads')
      .set({ lastSequence: 2, lastMessageAt: created })
      .where('threadID', '=', threadID)
      .execute();
    await db
      .updateTable('thread_parties')
      .set({ lastMessageID, lastMessageAt: created })
      .where('threadID', '=', threadID)
      .execute();
    await db
      .updateTable('thread_parties')
      .set({ unreadCount: 1 })
      .where('threadID', '=', threadID)
      .where('side', '=', 'owner')
      .execute();
  }
}

/** Threads of the demo accounts: of all offers and answers, and about listings in every state. */
export async function insertThreads(db: Kysely<DB>, now: Date): Promise<void> {
  await beginThreads(db as Kysely<unknown>);
  const requester = await findUser(db, demoEmails.ajanlatkero);
  if (!requester) return;
  await answerOffers(db, requester.userID, now);
  for (const kind of listingKinds) {
    const owner = await findUser(db, demoEmails[listingRoleByKind[kind]]);
    const listings = owner ? await findListings(db, kind, owner.userID) : [];
    for (const [index, conversation] of conversations.entries()) {
      const listing = listings[index] ?? listings[0];
      if (!owner || !listing) continue;
      const about = { kind, targetID: listing.id, title: listing.title, ownerID: owner.userID };
      await insertThread(db, { ...about, requesterID: requester.userID }, conversation, now);
    }
  }
}
