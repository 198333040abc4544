import { type Kysely, sql } from 'kysely';

const ascii = sql.raw('character set ascii collate ascii_bin');

/**
 * Files of messages. One without a message waits for it, for a day at most. The contents are in the private store, under a
 * random key that no other row has. `fileCount` is how many a message was sent with: those of a deleted account are gone
 * before their message.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table thread_files (
      fileID int unsigned not null auto_increment primary key,
      threadID int unsigned not null,
      messageID int unsigned null,
      side varchar(5) ${ascii} not null,
      kind varchar(7) ${ascii} not null,
      name varchar(100) not null,
      size int unsigned not null,
      storageKey char(32) ${ascii} not null,
      created datetime(3) not null,
      unique key thread_files_storage (storageKey),
      key thread_files_thread (threadID, side),
      key thread_files_message (messageID, created),
      constraint thread_files_thread foreign key (threadID) references threads (threadID) on delete cascade,
      constraint thread_files_message foreign key (messageID) references thread_messages (messageID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
  await sql`alter table thread_messages add column fileCount tinyint unsigned not null default 0`.execute(db);
}
