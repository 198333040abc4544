import type { CallFault } from '@piacter/contracts/core';
import { toBudapestDay } from '@piacter/contracts/core/days';
import { formatDay } from '@piacter/contracts/core/hungarian';
import { hostPaths } from '@piacter/contracts/site/paths';
import type { Trx } from '../../../core/db/transaction.ts';
import { formatDays, getGreetingName } from '../../../core/formatting.ts';
import type { Deps } from '../../../deps.ts';
import { createMailOutbox } from '../../emails/index.ts';
import type { StayConflict } from './conflicts.ts';
import { findHost, type SourceRow } from './sources.queries.ts';
import { sourcesText as text } from './sources.text.ts';

/** Mails to hosts about their imported calendars. They name a calendar as the host does, never by its address. */
export function createSourceMails(deps: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const outbox = createMailOutbox(deps);

  async function toFrame(trx: Trx, { accommodationID, name }: SourceRow) {
    const host = await findHost(trx, accommodationID);
    return (
      host && {
        to: host.email,
        values: {
          name: getGreetingName(host),
          title: host.accommodationName,
          clientName: name,
          url: deps.config.publicUrl + hostPaths.calendar(accommodationID),
        },
      }
    );
  }

  return {
    /** An import that has failed for three days; once until it succeeds again. */
    async failing(
      trx: Trx,
      source: SourceRow,
      { fault, now }: { fault: CallFault; now: Date },
    ): Promise<void> {
      const frame = await toFrame(trx, source);
      if (!frame) return;
      const date = source.refreshedAt ? formatDay(toBudapestDay(source.refreshedAt)) : text.never;
      await outbox.add(trx, {
        ...frame,
        template: 'calendarFailing',
        values: { ...frame.values, date, message: text.faults[fault] },
        dedupeKey: `calendar-failing:${source.sourceID}:${now.getTime()}`,
      });
    },

    /** Stays that an import contradicts; each is mailed once. */
    async conflicting(trx: Trx, source: SourceRow, conflicts: readonly StayConflict[]): Promise<void> {
      const frame = conflicts.length > 0 && (await toFrame(trx, source));
      if (!frame) return;
      for (const { stayID, from, to } of conflicts)
        await outbox.add(trx, {
          ...frame,
          template: 'calendarConflict',
          values: { ...frame.values, date: formatDays(from, to) },
          dedupeKey: `calendar-conflict:${source.sourceID}:${stayID}`,
        });
    },
  };
}
