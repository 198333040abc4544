import { ascii, table } from './table.ts';

/**
 * Threads between an advertiser ('owner') and somebody else ('other'), who has an account or, as a guest, a mail
 * address.
 */
export const threads = [
  // `pairKey` is a digest of what a thread is about and of its two sides, so that there is one. Whoever writes into
  // it locks its row; `lastSequence` orders its messages, `revision` counts changes of earlier ones.
  table('threads')`
    threadID int unsigned not null auto_increment primary key,
    kind varchar(22) ${ascii} not null,
    targetID int unsigned not null,
    title varchar(200) not null,
    pairKey binary(32) not null,
    lastSequence int unsigned not null default 0,
    revision int unsigned not null default 0,
    lastMessageAt datetime(3) not null,
    created datetime(3) not null,
    closedAt datetime(3) null,
    unique key threads_pair (pairKey),
    key threads_target (kind, targetID),
    key threads_old (lastMessageAt)
  `,
  // A side with its counters; `leftAt` is when it has left.
  table('thread_parties')`
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
    leftAt datetime(3) null,
    primary key (threadID, side),
    key thread_parties_inbox (userID, isArchived, lastMessageAt),
    key thread_parties_unread (userID, unreadCount),
    key thread_parties_last (userID, lastMessageID),
    key thread_parties_email (email),
    key thread_parties_due (mailDueAt),
    constraint thread_parties_thread foreign key (threadID) references threads (threadID) on delete cascade
  `,
  // `maskedText` is what the advertiser reads until `isShown`; null where the text has no contact data. `fileCount`
  // is how many files it was sent with.
  table('thread_messages')`
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
    fileCount tinyint unsigned not null default 0,
    unique key thread_messages_order (threadID, sequence),
    unique key thread_messages_client (threadID, side, clientKey),
    constraint thread_messages_thread foreign key (threadID) references threads (threadID) on delete cascade
  `,
  // One without a message waits for it, for a day at most. The contents are in the private store, under a random key
  // that no other row has.
  table('thread_files')`
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
    constraint thread_files_message foreign key (messageID)
      references thread_messages (messageID) on delete cascade,
    constraint thread_files_thread foreign key (threadID) references threads (threadID) on delete cascade
  `,
  // Secrets of mails.
  table('thread_links')`
    hash binary(32) not null primary key,
    threadID int unsigned not null,
    side varchar(5) ${ascii} not null,
    validUntil datetime(3) not null,
    key thread_links_party (threadID, side),
    key thread_links_old (validUntil),
    constraint thread_links_party foreign key (threadID, side)
      references thread_parties (threadID, side) on delete cascade
  `,
  // Threads that an account has begun, which limits those of a day.
  table('thread_openings')`
    userID int unsigned not null,
    threadID int unsigned not null,
    textHash binary(32) not null,
    openedAt datetime(3) not null,
    primary key (userID, threadID),
    key thread_openings_day (userID, openedAt),
    key thread_openings_thread (threadID),
    constraint thread_openings_thread foreign key (threadID) references threads (threadID) on delete cascade
  `,
  // Texts that an advertiser inserts into messages.
  table('quick_answers')`
    answerID int unsigned not null auto_increment primary key,
    userID int unsigned not null,
    title varchar(40) not null,
    text varchar(1000) not null,
    updated datetime(3) not null,
    key quick_answers_user (userID, answerID),
    constraint quick_answers_user foreign key (userID) references users (userID) on delete cascade
  `,
  // `times` are the instants that one side has proposed, ISO 8601 with a space between them, `startsAt` the one that
  // the other has accepted. Each side answers by itself whether it took place. `version` counts the changes, as
  // calendars do.
  table('appointments')`
    appointmentID int unsigned not null auto_increment primary key,
    threadID int unsigned not null,
    kind varchar(10) ${ascii} not null,
    state varchar(10) ${ascii} not null,
    proposedBy varchar(5) ${ascii} not null,
    times varchar(150) ${ascii} not null,
    startsAt datetime(3) null,
    ownerAnswer tinyint unsigned null,
    otherAnswer tinyint unsigned null,
    version int unsigned not null default 0,
    remindedAt datetime(3) null,
    askedAt datetime(3) null,
    created datetime(3) not null,
    updated datetime(3) not null,
    key appointments_thread (threadID),
    key appointments_due (state, startsAt),
    constraint appointments_thread foreign key (threadID) references threads (threadID) on delete cascade
  `,
];
