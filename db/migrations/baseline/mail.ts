import { ascii, table } from './table.ts';

/** The outbox that every mail goes through, and the templates that the admin edits. */
export const mail = [
  // The unique `dedupeKey` sends a mail once.
  table('outbox_mails')`
    mailID bigint unsigned not null auto_increment primary key,
    dedupeKey varchar(160) ${ascii} not null,
    toAddress varchar(190) ${ascii} not null,
    replyTo varchar(190) ${ascii} null,
    subject varchar(255) not null,
    html mediumtext not null,
    text mediumtext not null,
    status varchar(10) ${ascii} not null default 'waiting',
    attempts int unsigned not null default 0,
    nextAttemptAt datetime(3) not null,
    leaseUntil datetime(3) null,
    lastError varchar(500) null,
    created datetime(3) not null,
    sentAt datetime(3) null,
    unsubscribeUrl varchar(300) ${ascii} null,
    unique key outbox_mails_dedupe (dedupeKey),
    key outbox_mails_due (status, nextAttemptAt),
    key outbox_mails_recipient (toAddress),
    key outbox_mails_state (status, mailID)
  `,
  table('email_templates')`
    emailID int unsigned not null auto_increment primary key,
    emailType int unsigned not null,
    subject varchar(200) not null,
    content mediumtext not null,
    intervalDays int unsigned null,
    updated datetime(3) not null,
    key email_templates_type (emailType),
    constraint email_templates_type foreign key (emailType) references types_email (typeID)
  `,
  // Former texts, by the type of mail: a deleted template can be brought back, too.
  table('email_template_versions')`
    versionID int unsigned not null auto_increment primary key,
    emailType int unsigned not null,
    subject varchar(200) not null,
    content mediumtext not null,
    intervalDays smallint unsigned null,
    replacedAt datetime(3) not null,
    key email_template_versions_type (emailType, versionID)
  `,
];
