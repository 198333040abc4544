import { emptyFeedMinutes, maxFeedBytes } from '@piacter/contracts/calendars/values';
import type { CallFault } from '@piacter/contracts/core';
import { toBudapestDay } from '@piacter/contracts/core/days';
import { OutboundError } from '../../../adapters/outbound/index.ts';
import { inTransaction, type Trx } from '../../../core/db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { findExport } from '../export/index.ts';
import { type FeedNights, readFeed } from '../ical/index.ts';
import { lockCalendar, replaceRanges, selectRanges } from '../ranges/index.ts';
import { findConflicts, replaceConflicts } from './conflicts.ts';
import { createSourceMails } from './source-mails.ts';
import {
  lockImport,
  markFailureMailed,
  noteFailure,
  type SourceRow,
  updateSource,
} from './sources.queries.ts';

/** What came of a call: the nights, or why there are none. */
export type Fetched = { feed: FeedNights } | { fault: CallFault };

/** All days that a calendar has ever had: own nights are compared whenever they are. */
const always = { from: '1900-01-01', to: '2199-12-31' };

/** Whether an empty feed is not believed yet: it was not empty before, and has not been for an hour. */
const isDoubtful = ({ emptySince, eventCount }: SourceRow, { ranges }: FeedNights, now: Date): boolean => {
  if (ranges.length > 0 || eventCount === 0) return false;
  return emptySince === null || now.getTime() - emptySince.getTime() < emptyFeedMinutes * 60_000;
};

/**
 * Imports of calendars (CAL-03). A call is outside of any transaction; what it has found is stored in one, and only if no
 * later import of the same source has begun meanwhile.
 */
export function createSourceImport(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'outbound'>) {
  const { db, clock, outbound } = deps;
  const mails = createSourceMails(deps);

  /** Calls the address and reads what comes; nothing of the reply is in the fault. */
  async function readFeedOf({ url, filter }: Pick<SourceRow, 'url' | 'filter'>): Promise<Fetched> {
    try {
      const feed = await outbound.get(url, {
        maxBytes: maxFeedBytes,
        accept: 'text/calendar, text/plain;q=0.5',
      });
      return { feed: readFeed(feed, { today: toBudapestDay(clock.now()), only: filter }) };
    } catch (error) {
      if (error instanceof OutboundError) return { fault: error.fault };
      throw error;
    }
  }

  async function storeFailure(trx: Trx, source: SourceRow, fault: CallFault, now: Date): Promise<void> {
    await noteFailure(trx, source.sourceID, { fault, now });
    if (await markFailureMailed(trx, source.sourceID, now)) await mails.failing(trx, source, { fault, now });
  }

  async function storeNights(trx: Trx, source: SourceRow, feed: FeedNights, now: Date): Promise<void> {
    const { sourceID, accommodationID } = source;
    await replaceRanges(trx, accommodationID, { origin: { sourceID }, ranges: feed.ranges, now });
    const own = (await selectRanges(trx, accommodationID, always)).filter((range) => range.sourceID === null);
    const hasExport = (await findExport(trx, accommodationID)) !== undefined;
    const news = await replaceConflicts(trx, sourceID, findConflicts(own, feed, hasExport));
    await mails.conflicting(trx, source, news);
  }

  /**
   * Stores what an import has found; the source is as it was when the import began. Nights of a failed one stay, and so do
   * those of one that came empty for the first time, unless the host has just changed what is imported (`isChanged`).
   */
  async function storeIn(
    trx: Trx,
    begun: Pick<SourceRow, 'sourceID' | 'accommodationID' | 'triedAt'>,
    fetched: Fetched,
    { isChanged = false } = {},
  ): Promise<void> {
    const now = clock.now();
    // The calendar before the source, as everybody locks them; a failure must not begin a calendar that nobody keeps.
    if ('feed' in fetched) await lockCalendar(trx, begun.accommodationID, now);
    const source = await lockImport(trx, begun);
    if (!source) return;
    if ('fault' in fetched) return storeFailure(trx, source, fetched.fault, now);
    const success = { fault: null, failedSince: null, failureMailedAt: null, refreshedAt: now };
    if (!isChanged && isDoubtful(source, fetched.feed, now)) {
      await updateSource(trx, source.sourceID, { ...success, emptySince: source.emptySince ?? now });
      return;
    }
    await storeNights(trx, source, fetched.feed, now);
    const eventCount = fetched.feed.events;
    await updateSource(trx, source.sourceID, { ...success, eventCount, emptySince: null });
  }

  return {
    fetch: readFeedOf,
    storeIn,
    /** Imports a source whose import has begun. */
    async run(begun: SourceRow): Promise<Fetched> {
      const fetched = await readFeedOf(begun);
      await inTransaction(db, (trx) => storeIn(trx, begun, fetched));
      return fetched;
    },
  };
}
