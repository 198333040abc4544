import { type Kysely, sql } from 'kysely';

/** The outbox that every mail goes through, and the admin's templates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox_mails (
      mailID bigint unsigned not null auto_increment primary key,
      dedupeKey varchar(160) character set ascii collate ascii_bin not null,
      toAddress varchar(190) character set ascii collate ascii_bin not null,
      replyTo varchar(190) character set ascii collate ascii_bin null,
      subject varchar(255) not null,
      html mediumtext not null,
      text mediumtext not null,
      status varchar(10) character set ascii collate ascii_bin not null default 'waiting',
      attempts int unsigned not null default 0,
      nextAttemptAt datetime(3) not null,
      leaseUntil datetime(3) null,
      lastError varchar(500) null,
      created datetime(3) not null,
      sentAt datetime(3) null,
      unique key outbox_mails_dedupe (dedupeKey),
      key outbox_mails_due (status, nextAttemptAt)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  await sql`
    create table email_templates (
      emailID int unsigned not null auto_increment primary key,
      emailType int unsigned not null,
      subject varchar(200) not null,
      content mediumtext not null,
      intervalDays int unsigned null,
      updated datetime(3) not null,
      key email_templates_type (emailType),
      constraint email_templates_type foreign key (emailType) references types_email (typeID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
