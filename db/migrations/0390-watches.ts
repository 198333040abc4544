import { type Kysely, sql } from 'kysely';

const ascii = sql.raw('character set ascii collate ascii_bin');

/**
 * Searches that somebody follows (docs/adr/0039). A watch belongs to an account, or to a mail address until its owner
 * signs in. `query` is that of the search page in the form of its contract; `watch_keys` are derived from it, exist while
 * the watch is active, and pick the watches that a listing can match: each match has one of the keys at least, and a price
 * within the bounds. `leaveSeed` makes the secret of the unsubscribe links; of secrets only hashes are stored.
 *
 * `watch_queue` has a row for each listing or request that has changed and is to be matched; `watch_matches` what was
 * found, so that nothing is told twice: `event` is 0 for a new one, or the id of the change of its price.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table watches (
      watchID int unsigned not null auto_increment primary key,
      userID int unsigned null,
      email varchar(190) ${ascii} null,
      kind varchar(22) ${ascii} not null,
      query varchar(6000) ${ascii} not null,
      name varchar(120) not null,
      frequency varchar(10) ${ascii} not null,
      isPaused tinyint unsigned not null default 0,
      created datetime(3) not null,
      confirmedAt datetime(3) null,
      confirmHash binary(32) null,
      confirmUntil datetime(3) null,
      leaveSeed binary(16) not null,
      leaveHash binary(32) not null,
      lookedAt datetime(3) null,
      nextMailAt datetime(3) null,
      mailCount int unsigned not null default 0,
      unique key watches_confirm (confirmHash),
      unique key watches_leave (leaveHash),
      key watches_user (userID),
      key watches_email (email),
      key watches_due (nextMailAt),
      key watches_unconfirmed (confirmedAt, created),
      constraint watches_user foreign key (userID) references users (userID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
  await sql`
    create table watch_keys (
      kind varchar(22) ${ascii} not null,
      matchKey varchar(60) ${ascii} not null,
      watchID int unsigned not null,
      minPrice bigint unsigned null,
      maxPrice bigint unsigned null,
      primary key (kind, matchKey, watchID),
      key watch_keys_watch (watchID),
      constraint watch_keys_watch foreign key (watchID) references watches (watchID) on delete cascade
    ) engine=InnoDB`.execute(db);
  await sql`
    create table watch_queue (
      queueID bigint unsigned not null auto_increment primary key,
      kind varchar(22) ${ascii} not null,
      targetID int unsigned not null,
      queuedAt datetime(3) not null
    ) engine=InnoDB`.execute(db);
  await sql`
    create table watch_matches (
      watchID int unsigned not null,
      targetID int unsigned not null,
      event int unsigned not null default 0,
      matchedAt datetime(3) not null,
      mailedAt datetime(3) null,
      primary key (watchID, targetID, event),
      key watch_matches_old (matchedAt),
      constraint watch_matches_watch foreign key (watchID) references watches (watchID) on delete cascade
    ) engine=InnoDB`.execute(db);
  await sql`alter table outbox_mails add column unsubscribeUrl varchar(300) ${ascii} null`.execute(db);
}
