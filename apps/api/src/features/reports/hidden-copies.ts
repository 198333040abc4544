import type { ListingKind } from '@piacter/contracts/listings';
import type { Trx } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { selectSummaries } from './listing-summary.queries.ts';
import { createReporterKeys } from './reporter-key.ts';
import { insertReport } from './reports.queries.ts';

/** Puts the copy of a hidden listing, which is hidden, too, into the queue of the admins (TRUST-02). */
export function createHiddenCopyReports({ config, clock }: Pick<Deps, 'config' | 'clock'>) {
  const reporterKeys = createReporterKeys(config.jwtSecret);
  return async (trx: Trx, kind: ListingKind, copyID: number): Promise<void> => {
    const [copy] = await selectSummaries(trx, kind, [copyID]);
    if (!copy?.hiddenAt) return;
    await insertReport(trx, {
      kind,
      listingID: copyID,
      title: copy.title,
      reason: 'copied',
      text: '',
      reporterID: copy.ownerID,
      reporterKey: reporterKeys.ofCopy(kind, copyID),
      created: clock.now(),
    });
  };
}
