import type {
  CalendarSource,
  CalendarSources,
  SourceBody,
  SourceChanges,
} from '@piacter/contracts/calendars';
import { maxCalendarSources } from '@piacter/contracts/calendars/values';
import { toFlag } from '@piacter/contracts/core/values';
import { inTransaction } from '../../../core/db/transaction.ts';
import { ApiError, notFound } from '../../../core/http/api-error.ts';
import { errorMessages } from '../../../core/http/messages.ts';
import type { Session } from '../../../core/http/session.ts';
import type { Deps } from '../../../deps.ts';
import { findExport } from '../export/index.ts';
import { lockCalendar, replaceRanges } from '../ranges/index.ts';
import { selectConflicts } from './conflicts.ts';
import { createSourceImport, type Fetched } from './import-source.ts';
import {
  beginImport,
  deleteSource,
  findOwnAccommodation,
  findOwnSource,
  insertSource,
  lockOwnAccommodation,
  lockSource,
  type SourceRow,
  selectOf,
  updateSource,
} from './sources.queries.ts';
import { sourcesText as text } from './sources.text.ts';

const toSource = ({ sourceID, name, url, filter, color, ...row }: SourceRow): CalendarSource => ({
  ...{ sourceID, name, url, only: filter, color },
  events: row.eventCount,
  refreshed: row.refreshedAt?.toISOString() ?? null,
  fault: row.fault,
  isDoubted: toFlag(row.emptySince !== null),
});

/** The first colour that no other source of the accommodation has. */
const getFreeColor = (sources: readonly SourceRow[]): number =>
  Array.from({ length: maxCalendarSources }, (_, color) => color).find((color) =>
    sources.every((source) => source.color !== color),
  ) ?? 0;

function assertRoom(sources: readonly SourceRow[]): void {
  if (sources.length >= maxCalendarSources) throw new ApiError('limit_reached', { message: text.tooMany });
}

const addressRefused = () => {
  const message = errorMessages.address_refused;
  return new ApiError('address_refused', { errors: [{ path: 'url', message }] });
};

/** Throws for what leads inside, which is found when connecting at the latest. */
function assertAllowed(fetched: Fetched): void {
  if ('fault' in fetched && fetched.fault === 'refused') throw addressRefused();
}

/** Imported calendars, as their hosts keep them (CAL-03). Everything throws `not_found` for anybody else's. */
export function createSourceService(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'outbound'>) {
  const { db, clock, outbound } = deps;
  const imports = createSourceImport(deps);

  /** The address as it is called and stored; throws `address_refused`. */
  function toAddress(url: string): string {
    try {
      return outbound.check(url).href;
    } catch {
      throw addressRefused();
    }
  }

  async function getOwn(sourceID: number, { userID }: Session): Promise<SourceRow> {
    const source = await findOwnSource(db, sourceID, userID);
    if (!source) throw notFound(text.noSource);
    return source;
  }

  return {
    async list({ userID }: Session, accommodationID: number): Promise<CalendarSources> {
      if (!(await findOwnAccommodation(db, accommodationID, userID))) throw notFound(text.noAccommodation);
      const [sources, conflicts, exported] = await Promise.all([
        selectOf(db, accommodationID),
        selectConflicts(db, accommodationID),
        findExport(db, accommodationID),
      ]);
      return {
        sources: sources.map(toSource),
        conflicts,
        exported: exported?.created.toISOString() ?? null,
      };
    },

    /** Throws `limit_reached` and `address_refused`; one that cannot be read otherwise is kept, with its fault. */
    async add(
      session: Session,
      accommodationID: number,
      { name, only, url }: SourceBody,
    ): Promise<CalendarSource> {
      const { userID } = session;
      if (!(await findOwnAccommodation(db, accommodationID, userID))) throw notFound(text.noAccommodation);
      assertRoom(await selectOf(db, accommodationID));
      const address = { url: toAddress(url), filter: only };
      const fetched = await imports.fetch(address);
      assertAllowed(fetched);
      const sourceID = await inTransaction(db, async (trx) => {
        const now = clock.now();
        if (!(await lockOwnAccommodation(trx, accommodationID, userID))) throw notFound(text.noAccommodation);
        const sources = await selectOf(trx, accommodationID);
        assertRoom(sources);
        const color = getFreeColor(sources);
        const added = await insertSource(trx, { accommodationID, name, ...address, color }, now);
        await imports.storeIn(trx, { sourceID: added, accommodationID, triedAt: now }, fetched);
        return added;
      });
      return toSource(await getOwn(sourceID, session));
    },

    /** Another address or choice of events is imported before it is stored. Throws `address_refused`. */
    async update(
      session: Session,
      sourceID: number,
      { only, url, name }: SourceChanges,
    ): Promise<CalendarSource> {
      const before = await getOwn(sourceID, session);
      const address = { url: url === undefined ? before.url : toAddress(url), filter: only ?? before.filter };
      const isChanged = address.url !== before.url || address.filter !== before.filter;
      const fetched = isChanged ? await imports.fetch(address) : undefined;
      if (fetched) assertAllowed(fetched);
      await inTransaction(db, async (trx) => {
        const triedAt = clock.now();
        if (fetched && 'feed' in fetched) await lockCalendar(trx, before.accommodationID, triedAt);
        if (name !== undefined || isChanged)
          await updateSource(trx, sourceID, {
            ...(name !== undefined && { name }),
            ...(isChanged && address),
          });
        if (!fetched) return;
        await beginImport(trx, sourceID, triedAt);
        await imports.storeIn(trx, { ...before, triedAt }, fetched, { isChanged });
      });
      return toSource(await getOwn(sourceID, session));
    },

    async refresh(session: Session, sourceID: number): Promise<CalendarSource> {
      const source = await getOwn(sourceID, session);
      const triedAt = clock.now();
      await beginImport(db, sourceID, triedAt);
      await imports.run({ ...source, triedAt });
      return toSource(await getOwn(sourceID, session));
    },

    /** Removes a source with its nights. */
    async remove(session: Session, sourceID: number): Promise<void> {
      await inTransaction(db, async (trx) => {
        const found = await findOwnSource(trx, sourceID, session.userID);
        if (!found) throw notFound(text.noSource);
        const { accommodationID } = found;
        // The calendar before the source, as everybody locks them.
        if (found.refreshedAt !== null) await lockCalendar(trx, accommodationID, clock.now());
        // Under its lock: its first import may have been stored since.
        const source = await lockSource(trx, sourceID);
        if (!source) throw notFound(text.noSource);
        // One that was never read has made no night busy, and begins no calendar.
        if (source.refreshedAt !== null)
          await replaceRanges(trx, accommodationID, { origin: { sourceID }, ranges: [], now: clock.now() });
        await deleteSource(trx, sourceID);
      });
    },
  };
}

export type SourceService = ReturnType<typeof createSourceService>;
