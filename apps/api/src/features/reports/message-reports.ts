import { toFlag } from '@piacter/contracts/core';
import type { ReportBody, ReportedConversation } from '@piacter/contracts/reports';
import type { ThreadSide } from '@piacter/contracts/threads/values';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import { findReportedMessage, selectFilesOf, selectSidesOfMessages } from '../threads/index.ts';
import type { createReporterKeys } from './reporter-key.ts';
import { insertReport } from './reports.queries.ts';
import { reportText } from './reports.text.ts';
import { toReporter } from './to-reporter.ts';

/** Months for which the words of a thread or a list are kept after the decision on its report: a complaint is possible for six. */
const retentionMonths = 12;

/** Stores the report of a message with those around it (MSG-10); throws `not_found` unless the other side wrote it. */
export async function insertMessageReport(
  trx: Trx,
  { ofSide }: Pick<ReturnType<typeof createReporterKeys>, 'ofSide'>,
  session: Session | null,
  { id: messageID, reason, text, token }: ReportBody,
  now: Date,
): Promise<number> {
  const reporter = toReporter(session, token);
  const message = reporter && (await findReportedMessage(trx, messageID, reporter, now));
  if (!message) throw notFound(reportText.messageNotFound);
  const { threadID, side, title, around } = message;
  const reporterKey = ofSide(threadID, side, messageID);
  const reporterID = session?.userID ?? null;
  const report = { kind: 'message', listingID: messageID, title, reason, text, reporterID, reporterKey };
  const reportID = await insertReport(trx, { ...report, created: now });
  await trx
    .insertInto('reported_messages')
    .values(around.map((row) => ({ ...row, reportID })))
    .execute();
  return reportID;
}

/** What an admin sees of reported messages, by the id of the message. */
export async function findConversations(
  db: Database,
  messageIDs: readonly number[],
): Promise<Map<number, ReportedConversation>> {
  if (messageIDs.length === 0) return new Map();
  const sides = await selectSidesOfMessages(db, messageIDs);
  const kept = await db
    .selectFrom('reported_messages as k')
    .innerJoin('listing_reports as r', 'r.reportID', 'k.reportID')
    .select(['r.listingID as about', 'k.messageID', 'k.side', 'k.text', 'k.created'])
    .where('r.kind', '=', 'message')
    .where('r.listingID', 'in', [...messageIDs])
    .orderBy('k.messageID')
    .$castTo<{ about: number; messageID: number; side: ThreadSide; text: string; created: Date }>()
    .execute();
  const files = await selectFilesOf(
    db,
    kept.map(({ messageID }) => messageID),
  );
  const describe = (about: number): ReportedConversation => {
    const own = sides.filter(({ messageID }) => messageID === about);
    const find = (side: ThreadSide) => own.find((one) => one.side === side)?.who ?? null;
    const messages = kept.filter((row) => row.about === about);
    return {
      owner: find('owner'),
      other: find('other'),
      isClosed: own[0] ? toFlag(own[0].closedAt !== null) : null,
      messages: messages.map(({ messageID, side, text, created }) => ({
        messageID,
        side,
        text,
        files: files.get(messageID) ?? [],
        isReported: toFlag(messageID === about),
        created: created.toISOString(),
      })),
    };
  };
  return new Map(messageIDs.map((messageID) => [messageID, describe(messageID)]));
}

/** Whether a report has the message; those of the others are nobody's but their sides'. */
export async function isReportedMessage(db: Database, messageID: number): Promise<boolean> {
  const row = await db
    .selectFrom('reported_messages')
    .select('reportID')
    .where('messageID', '=', messageID)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the words of threads and lists that were reported, a year after the decision. */
export async function deleteOldReportedWords(db: Database, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - retentionMonths);
  for (const table of ['reported_messages', 'reported_lists'] as const)
    await db
      .deleteFrom(table)
      .where(
        sql<boolean>`exists (select 1 from listing_reports as r
          where r.reportID = ${sql.ref(`${table}.reportID`)} and r.decidedAt < ${before})`,
      )
      .execute();
}
