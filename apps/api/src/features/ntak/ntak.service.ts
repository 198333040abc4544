import { toBudapestDay } from '@piacter/contracts/core/days';
import type { NtakDuplicate, NtakOverview, NtakQuery, NtakResult } from '@piacter/contracts/ntak';
import { ntakResults } from '@piacter/contracts/ntak/values';
import type { Database } from '@piacter/db';
import { writeAudit } from '../../core/db/audit.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import {
  drawChecks,
  lockCheck,
  selectChecks,
  selectDuplicates,
  selectMonths,
  updateCheck,
} from './ntak.queries.ts';

const toMonth = (now: Date): string => toBudapestDay(now).slice(0, 7);

/** The numbers with their accommodations, in the order of the rows. */
function groupByNumber(rows: Awaited<ReturnType<typeof selectDuplicates>>): NtakDuplicate[] {
  const groups = Map.groupBy(rows, ({ ntakNumber }) => ntakNumber);
  return [...groups].map(([ntakNumber, accommodations]) => ({
    ntakNumber,
    accommodations: accommodations.map(({ ntakNumber: _number, ...accommodation }) => accommodation),
  }));
}

/** Draws the accommodations whose number is looked up this month; may run any number of times (LAW-19). */
export const drawNtakChecks = ({ db }: { db: Database }, now: Date): Promise<void> =>
  drawChecks(db, toMonth(now));

/** NTAK numbers as the admin checks them (LAW-19). */
export function createNtakService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return {
    async list({ month = toMonth(clock.now()) }: NtakQuery): Promise<NtakOverview> {
      const [checks, months, duplicates] = await Promise.all([
        selectChecks(db, month),
        selectMonths(db),
        selectDuplicates(db),
      ]);
      return {
        month,
        months,
        checks: checks.map((check) => ({
          ...check,
          result: ntakResults.find((result) => result === check.result) ?? null,
          checkedAt: check.checkedAt?.toISOString() ?? null,
        })),
        duplicates: groupByNumber(duplicates),
      };
    },

    /** Records the result with its date; a later one replaces it. */
    async record({ userID }: Session, checkID: number, result: NtakResult): Promise<void> {
      const at = clock.now();
      await inTransaction(db, async (trx) => {
        const before = await lockCheck(trx, checkID);
        if (!before) throw notFound();
        await updateCheck(trx, checkID, result, at);
        await writeAudit(trx, {
          at,
          actorID: userID,
          action: 'updated',
          entity: 'ntak_check',
          entityID: checkID,
          before: { ntakResult: before.result },
          after: { ntakResult: result },
        });
      });
    },
  };
}

export type NtakService = ReturnType<typeof createNtakService>;
