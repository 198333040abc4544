import type { Invariant } from './invariant.ts';

/** Threads: their counters, order and sides. */
export const threadRules: readonly Invariant[] = [
  {
    sentence: 'A side of a thread counts as unread what the other side wrote after what it has read.',
    sql: `select p.threadID as id from thread_parties p where p.unreadCount <> (
      select count(*) from thread_messages m where m.threadID = p.threadID and m.side <> p.side
        and m.withdrawnAt is null and m.messageID > p.readUpTo)`,
  },
  {
    sentence: 'The messages of a thread are numbered without gaps up to its last one.',
    sql: `select t.threadID as id from threads t left join thread_messages m on m.threadID = t.threadID
      group by t.threadID, t.lastSequence having count(m.messageID) <> t.lastSequence
        or coalesce(max(m.sequence), 0) <> t.lastSequence`,
  },
  {
    sentence: 'A thread has two sides, the advertiser with an account unless it was deleted.',
    sql: 'select t.threadID as id from threads t left join thread_parties p on p.threadID = t.threadID group by t.threadID having count(p.side) <> 2',
  },
  {
    sentence: 'A withdrawn message has no text.',
    sql: "select messageID as id from thread_messages where withdrawnAt is not null and (text <> '' or maskedText is not null or fileCount > 0)",
  },
  {
    sentence: 'The files of a message are of its thread and side, and no more than it was sent with.',
    sql: `select m.messageID as id from thread_messages m join thread_files f on f.messageID = m.messageID
      group by m.messageID, m.fileCount, m.threadID, m.side
      having count(*) > m.fileCount or sum(f.threadID <> m.threadID or f.side <> m.side) > 0`,
  },
];
