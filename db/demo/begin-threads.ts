import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Digests of what a thread is about and of its sides, as the API computes them. */
const pairKey = (
  kind: string,
  target: RawBuilder<unknown>,
  owner: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
) => sql`unhex(sha2(concat(${sql.lit(`${kind}:`)}, ${target}, ':', ${owner}, ':user:', ${other}), 256))`;

/** What threads begin with that were sent before there were threads: `entry` has the same columns for each. */
const entries = [
  sql`select 'service-offer' as kind, r.responseID as targetID, r.userID as ownerID, q.requesterID as otherID,
      left(concat_ws(', ', p.typeName, q.settlement), 200) as title, 'offer' as entryKind, r.created,
      concat(replace(format(r.price, 0), ',', '\u00a0'), '\u00a0Ft (', r.priceUnit, ')\n\n', r.description) as text,
      ${pairKey('service-offer', sql`r.responseID`, sql`r.userID`, sql`q.requesterID`)} as pairKey
    from service_request_responses as r join service_requests as q on q.requestID = r.requestID
    left join types_service as p on p.typeID = q.serviceTypeID`,
  sql`select 'accommodation-request' as kind, r.requestID as targetID, r.userID as ownerID,
      q.requesterID as otherID,
      left(concat_ws(', ', (select group_concat(regionName order by regionName separator ', ')
        from accommodation_request_regions as place where place.requestID = q.requestID),
        concat(date_format(q.startDate, '%Y.\u00a0%m.\u00a0%d.'), ' – ', date_format(q.endDate, '%Y.\u00a0%m.\u00a0%d.'))), 200) as title,
      'answer' as entryKind, r.created, coalesce(nullif(r.message, ''), '–') as text,
      ${pairKey('accommodation-request', sql`r.requestID`, sql`r.userID`, sql`q.requesterID`)} as pairKey
    from accommodation_request_contacts as r join accommodation_requests as q on q.requestID = r.requestID`,
] as const;

/** Begins the threads of offers and of hosts' answers that have none yet; both sides have read their first entry. */
export async function beginThreads(db: Kysely<unknown>): Promise<void> {
  for (const entry of entries) {
    await sql`insert into threads (kind, targetID, title, pairKey, lastSequence, lastMessageAt, created)
      select entry.kind, entry.targetID, entry.title, entry.pairKey, 0, entry.created, entry.created
      from (${entry}) as entry left join threads as t on t.pairKey = entry.pairKey
      where t.threadID is null`.execute(db);
    await sql`insert into thread_messages (threadID, sequence, side, kind, text, isShown, created)
      select t.threadID, 1, 'owner', entry.entryKind, entry.text, 1, entry.created
      from (${entry}) as entry join threads as t on t.pairKey = entry.pairKey where t.lastSequence = 0`.execute(
      db,
    );
    for (const [side, userID] of [
      ['owner', sql`entry.ownerID`],
      ['other', sql`entry.otherID`],
    ] as const)
      await sql`insert into thread_parties (threadID, side, userID, readUpTo, lastMessageID, lastMessageAt)
        select t.threadID, ${side}, u.userID, m.messageID, m.messageID, entry.created
        from (${entry}) as entry join threads as t on t.pairKey = entry.pairKey
        join thread_messages as m on m.threadID = t.threadID and m.sequence = 1
        left join users as u on u.userID = ${userID} and u.deletedAt is null
        where t.lastSequence = 0`.execute(db);
    await sql`update threads set lastSequence = 1 where lastSequence = 0`.execute(db);
  }
}
