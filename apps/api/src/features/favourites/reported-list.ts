import { isSameListing, type ListingTarget } from '@piacter/contracts/listings';
import type { ThreadSide } from '@piacter/contracts/threads/values';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import { hashSecret } from '../../core/link-secret.ts';
import { findListed } from './find-listed.ts';
import { findList, findOwnList, selectAnswers } from './shared-lists.queries.ts';

interface ReportedList {
  ownerID: number;
  name: string;
  /** The side of the reporter. */
  side: ThreadSide;
  /** All that its link shows, in its order: names without a title, notes with that of their listing. */
  texts: { side: ThreadSide; title: string | null; text: string; isReported: boolean }[];
}

/** The list with what its other side says of `entry`, or by what name; undefined where that is nothing. */
export async function findReportedList(
  db: Database,
  listID: number,
  /** The owner of the list, or who has its link. */
  reporter: { userID: number } | { token: string },
  entry: ListingTarget | undefined,
): Promise<ReportedList | undefined> {
  const isOwner = 'userID' in reporter;
  const list = isOwner
    ? await findOwnList(db, reporter.userID, listID)
    : await findList(db, hashSecret(reporter.token));
  if (list?.listID !== listID) return undefined;
  const answers = list.withPartner === 1 ? await selectAnswers(db, [listID]) : [];
  const notes = (await findListed(db, list)).flatMap(({ kind, id, title, note }) => {
    const about = { kind, id };
    const answer = answers.find(isSameListing(about));
    return [
      { side: 'owner' as const, about, title, text: list.withNotes === 1 ? note : '' },
      { side: 'other' as const, about, title, text: answer?.note ?? '' },
    ];
  });
  const names = [
    { side: 'owner' as const, about: undefined, title: null, text: list.name },
    {
      side: 'other' as const,
      about: undefined,
      title: null,
      text: list.withPartner === 1 ? list.partnerName : '',
    },
  ];
  const isMeant = (about: ListingTarget | undefined) =>
    entry && about ? isSameListing(entry)(about) : about === entry;
  const said = isOwner ? 'other' : 'owner';
  const texts = [...names, ...notes]
    .filter(({ text }) => text !== '')
    .map(({ about, ...one }) => ({ ...one, isReported: one.side === said && isMeant(about) }));
  if (!texts.some(({ isReported }) => isReported)) return undefined;
  return { ownerID: list.userID, name: list.name, side: isOwner ? 'owner' : 'other', texts };
}

/** Which of the lists still have their link. */
export async function selectPresentLists(db: Database, listIDs: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('favourite_lists')
    .select('listID')
    .where('listID', 'in', [...listIDs, 0])
    .execute();
  return new Set(rows.map(({ listID }) => listID));
}

/** Takes the link of a list back, with what its second person said; nothing if it is gone. */
export const takeListBack = (trx: Trx, listID: number) =>
  trx.deleteFrom('favourite_lists').where('listID', '=', listID).execute();
