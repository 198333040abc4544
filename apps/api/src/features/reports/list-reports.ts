import { toFlag } from '@piacter/contracts/core';
import type { ReportBody, ReportedListTexts } from '@piacter/contracts/reports';
import type { ThreadSide } from '@piacter/contracts/threads/values';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import { getDisplayName } from '../../core/formatting.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import { findReportedList, selectPresentLists } from '../favourites/index.ts';
import type { createReporterKeys } from './reporter-key.ts';
import { insertReport } from './reports.queries.ts';
import { reportText } from './reports.text.ts';
import { toReporter } from './to-reporter.ts';

/**
 * Stores the report of what the other side of a shared list says, with all that its link shows (KEEP-07); throws
 * `not_found` unless that side says something there.
 */
export async function insertListReport(
  trx: Trx,
  { ofList }: Pick<ReturnType<typeof createReporterKeys>, 'ofList'>,
  session: Session | null,
  { id: listID, reason, text, token, entry }: ReportBody,
  created: Date,
): Promise<number> {
  const reporter = toReporter(session, token);
  const list = reporter && (await findReportedList(trx, listID, reporter, entry));
  if (!list) throw notFound(reportText.listNotFound);
  const { ownerID, name: title, side, texts } = list;
  const reporterKey = ofList(listID, side, entry);
  const reporterID = session?.userID ?? null;
  const report = { kind: 'list', listingID: listID, title, reason, text, reporterID, reporterKey, created };
  const reportID = await insertReport(trx, report);
  await trx.insertInto('reported_lists').values({ reportID, ownerID }).execute();
  await trx
    .insertInto('reported_list_texts')
    .values(
      texts.map(({ isReported, ...one }, place) => ({
        ...one,
        reportID,
        place,
        isReported: toFlag(isReported),
      })),
    )
    .execute();
  return reportID;
}

/** The owners of reported lists, by the id of the list. */
async function selectOwners(db: Database, listIDs: readonly number[]) {
  const rows = await db
    .selectFrom('reported_lists as l')
    .innerJoin('listing_reports as r', 'r.reportID', 'l.reportID')
    .innerJoin('users as u', (join) => join.onRef('u.userID', '=', 'l.ownerID').on('u.deletedAt', 'is', null))
    .leftJoin('user_profiles as f', 'f.userID', 'u.userID')
    .select(['r.listingID as listID', 'u.userID', 'u.email'])
    .select(['f.isFirm', 'f.firmName', 'f.firstName', 'f.lastName'])
    .where('r.kind', '=', 'list')
    .where('r.listingID', 'in', [...listIDs])
    .execute();
  return new Map(
    rows.map(({ listID, userID, email, ...names }) => [
      listID,
      { userID, email, name: getDisplayName(names, '') },
    ]),
  );
}

/** What an admin sees of reported lists, by the id of the list: as they were when last reported. */
export async function findReportedLists(
  db: Database,
  listIDs: readonly number[],
): Promise<Map<number, ReportedListTexts>> {
  if (listIDs.length === 0) return new Map();
  const [owners, present, kept] = await Promise.all([
    selectOwners(db, listIDs),
    selectPresentLists(db, listIDs),
    db
      .selectFrom('reported_list_texts as k')
      .innerJoin('listing_reports as r', 'r.reportID', 'k.reportID')
      .select(['r.listingID as listID', 'r.reportID', 'k.side', 'k.title', 'k.text', 'k.isReported'])
      .where('r.kind', '=', 'list')
      .where('r.listingID', 'in', [...listIDs])
      .orderBy('r.reportID', 'desc')
      .orderBy('k.place')
      .$castTo<{
        listID: number;
        reportID: number;
        side: ThreadSide;
        title: string | null;
        text: string;
        isReported: number;
      }>()
      .execute(),
  ]);
  const describe = (listID: number): ReportedListTexts => {
    const all = kept.filter((row) => row.listID === listID);
    const [newest] = all;
    // An older report may be about words that the newest state does not have any more, or not as reported ones.
    const texts = all.filter((row) => row.reportID === newest?.reportID || row.isReported === 1);
    const wasReported = (row: (typeof all)[number]) =>
      all.some((one) => one.isReported === 1 && isSameText(one, row));
    return {
      owner: owners.get(listID) ?? null,
      isGone: toFlag(!present.has(listID)),
      texts: texts
        .filter((row, at) => texts.findIndex((one) => isSameText(one, row)) === at)
        .map((row) => ({
          side: row.side,
          title: row.title,
          text: row.text,
          isReported: toFlag(wasReported(row)),
        })),
    };
  };
  return new Map(listIDs.map((listID) => [listID, describe(listID)]));
}

type Text = { side: ThreadSide; title: string | null; text: string };
const isSameText = (a: Text, b: Text): boolean =>
  a.side === b.side && a.title === b.title && a.text === b.text;
