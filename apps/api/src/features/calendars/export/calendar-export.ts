import { calendarDays } from '@piacter/contracts/calendars/values';
import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import type { RequestHandler } from 'express';
import type { Admission } from '../../../core/http/admission.ts';
import { notFound } from '../../../core/http/api-error.ts';
import { toArrival } from '../../../core/http/bulkheads.ts';
import { notFoundText } from '../../../core/http/messages.ts';
import type { Session } from '../../../core/http/session.ts';
import { createLinkSecret } from '../../../core/link-secret.ts';
import type { Deps } from '../../../deps.ts';
import { writeFeed } from '../ical/index.ts';
import { selectRanges } from '../ranges/index.ts';
import { findExported, saveExport } from './export.queries.ts';

/** Where portals read a calendar; the first part is reserved, so that no page of the admin stands there. */
export const exportPath = '/ical/:file';
const file = /^([0-9a-f]{32})\.ics$/;

/** The secret addresses at which portals read the calendars of hosts (CAL-04). */
export function createCalendarExport({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  return {
    /** Makes the address of one of the caller's accommodations, the only valid one from then on. Throws `not_found`. */
    async renew({ userID }: Session, accommodationID: number): Promise<{ url: string }> {
      const token = createLinkSecret();
      const isSaved = await saveExport(db, { accommodationID, userID, token }, clock.now());
      if (!isSaved) throw notFound(notFoundText('szállás'));
      return { url: `${config.publicUrl}/ical/${token}.ics` };
    },

    /** The busy days and stays of a secret's host, without imported ones, which would come back; undefined for a wrong one. */
    async write(token: string): Promise<string | undefined> {
      const found = await findExported(db, token);
      if (!found) return undefined;
      const { accommodationID, accommodationName: name, updated, created } = found;
      const today = toBudapestDay(clock.now());
      const span = { from: addDays(today, -1), to: addDays(today, calendarDays + 1) };
      const ranges = await selectRanges(db, accommodationID, span);
      return writeFeed({
        ...{ name, accommodationID, host: new URL(config.publicUrl).hostname, updated: updated ?? created },
        nights: ranges.filter(({ sourceID }) => sourceID === null),
      });
    },
  };
}

export type CalendarExport = ReturnType<typeof createCalendarExport>;

/** Serves the addresses of exports. Queued like a page. */
export const serveExports =
  ({ write }: Pick<CalendarExport, 'write'>, admission: Pick<Admission, 'run'>): RequestHandler =>
  async (request, response) => {
    const [, token] = file.exec(String(request.params.file)) ?? [];
    const feed =
      token && (await admission.run(toArrival(request, response), async () => (await write(token)) ?? ''));
    if (!feed) throw notFound(notFoundText('naptár'));
    response
      .set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      .type('text/calendar; charset=utf-8')
      .send(feed);
  };
