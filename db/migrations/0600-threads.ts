import { type Kysely, sql } from 'kysely';

const ascii = sql.raw('character set ascii collate ascii_bin');

/**
 * Threads between an advertiser ('owner') and somebody else ('other'), who has an account or, as a guest, a mail address.
 * `pairKey` is a digest of what a thread is about and of its two sides, so that there is one. The row of the thread is
 * locked by whoever writes into it; `lastSequence` orders its messages, `revision` counts changes of earlier ones.
 *
 * Each side has a row with its own counters. A message of a requester is stored in both forms: `maskedText` is null where
 * the whole has no contact data, and what the advertiser reads until `isShown`. Links are secrets of mails, of which
 * only hashes are stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table threads (
      threadID int unsigned not null auto_increment primary key,
      kind varchar(22) ${ascii} not null,
      targetID int unsigned not null,
      title varchar(200) not null,
      pairKey binary(32) not null,
      lastSequence int unsigned not null default 0,
      revision int unsigned not null default 0,
      lastMessageAt datetime(3) not null,
      created datetime(3) not null,
      unique key threads_pair (pairKey),
      key threads_target (kind, targetID),
      key threads_old (lastMessageAt)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
  await sql`
    create table thread_parties (
      threadID int unsigned not null,
      side varchar(5) ${ascii} not null,
      userID int unsigned null,
      email varchar(190) ${ascii} null,
      name varchar(120) null,
      phone varchar(32) ${ascii} null,
      confirmedAt datetime(3) null,
      unreadCount int unsigned not null default 0,
      readUpTo int unsigned not null default 0,
      lastMessageID int unsigned not null default 0,
      lastMessageAt datetime(3) not null,
      isArchived tinyint unsigned not null default 0,
      isMuted tinyint unsigned not null default 0,
      isBlocked tinyint unsigned not null default 0,
      mailedAt datetime(3) null,
      mailDueAt datetime(3) null,
      mailCount int unsigned not null default 0,
      primary key (threadID, side),
      key thread_parties_inbox (userID, isArchived, lastMessageAt),
      key thread_parties_unread (userID, unreadCount),
      key thread_parties_last (userID, lastMessageID),
      key thread_parties_email (email),
      key thread_parties_due (mailDueAt),
      constraint thread_parties_thread foreign key (threadID) references threads (threadID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
  await sql`
    create table thread_messages (
      messageID int unsigned not null auto_increment primary key,
      threadID int unsigned not null,
      sequence int unsigned not null,
      side varchar(5) ${ascii} not null,
      kind varchar(10) ${ascii} not null,
      text text not null,
      maskedText text null,
      isShown tinyint unsigned not null,
      clientKey varchar(64) ${ascii} null,
      created datetime(3) not null,
      withdrawnAt datetime(3) null,
      unique key thread_messages_order (threadID, sequence),
      unique key thread_messages_client (threadID, side, clientKey),
      constraint thread_messages_thread foreign key (threadID) references threads (threadID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
  await sql`
    create table thread_links (
      hash binary(32) not null primary key,
      threadID int unsigned not null,
      side varchar(5) ${ascii} not null,
      validUntil datetime(3) not null,
      key thread_links_party (threadID, side),
      key thread_links_old (validUntil),
      constraint thread_links_party foreign key (threadID, side) references thread_parties (threadID, side) on delete cascade
    ) engine=InnoDB`.execute(db);
  await sql`
    create table thread_openings (
      userID int unsigned not null,
      threadID int unsigned not null,
      textHash binary(32) not null,
      openedAt datetime(3) not null,
      primary key (userID, threadID),
      key thread_openings_day (userID, openedAt),
      constraint thread_openings_thread foreign key (threadID) references threads (threadID) on delete cascade
    ) engine=InnoDB`.execute(db);
}
