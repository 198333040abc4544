import { getPriceSuffix } from '@piacter/contracts/properties';
import { paths } from '@piacter/contracts/site/paths';
import { inTransaction } from '../../core/db/transaction.ts';
import { forEachIsolated } from '../../core/for-each-isolated.ts';
import { formatForints, getGreetingName } from '../../core/formatting.ts';
import type { Deps } from '../../deps.ts';
import { createMailOutbox, type MailDraft } from '../emails/index.ts';
import { lockDrop, markMailed, selectDrops, selectKeepers } from './price-alerts.queries.ts';
import { createUnsubscribeKeys } from './unsubscribe-key.ts';

/** Drops of one run, and mails of one transaction. */
const maxDrops = 500;
const batchSize = 200;

type Drop = NonNullable<Awaited<ReturnType<typeof lockDrop>>>;
type Keeper = Awaited<ReturnType<typeof selectKeepers>>[number];

/** '62 900 000 Ft (előtte 66 900 000 Ft, −6%)', of prices in thousands of forints. */
function formatDrop({ price, lowestBefore, adType }: Drop): string {
  const unit = getPriceSuffix(adType);
  const percent = Math.round(((lowestBefore - price) / lowestBefore) * 100);
  const before = `${formatForints(lowestBefore * 1000)}${unit}`;
  return `${formatForints(price * 1000)}${unit} (előtte ${before}${percent > 0 ? `, −${percent}%` : ''})`;
}

/**
 * Notifies those who keep a property, once, that its price has dropped (PRICE-03), an hour after it did. Each batch of
 * mails is a transaction that holds the drop's row, and a mail's deduplication key names drop and receiver, so that a
 * killed run is finished by the next.
 */
export function createPriceAlerts(deps: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const { db, config } = deps;
  const outbox = createMailOutbox(deps);
  const keys = createUnsubscribeKeys(config.jwtSecret);

  function toMail(changeID: number, drop: Drop, keeper: Keeper): MailDraft {
    const key = keys.write(keeper.userID);
    return {
      template: 'priceDrop',
      to: keeper.email,
      values: {
        name: getGreetingName(keeper),
        title: drop.title,
        price: formatDrop(drop),
        url: config.publicUrl + paths.property(drop.realEstateID),
      },
      unsubscribe: {
        pageUrl: `${config.publicUrl}${paths.priceAlertsOff}?key=${key}`,
        oneClickUrl: `${config.publicUrl}/api/price-alerts/one-click-unsubscribe?key=${key}`,
      },
      dedupeKey: `price-drop:${changeID}:${keeper.userID}`,
    };
  }

  /** The last of a batch of keepers who got a mail; undefined when all have. */
  const mailBatch = (changeID: number, afterID: number): Promise<number | undefined> =>
    inTransaction(db, async (trx) => {
      const drop = await lockDrop(trx, changeID);
      if (!drop) return undefined;
      const keepers = drop.isCurrent ? await selectKeepers(trx, drop, afterID, batchSize) : [];
      await outbox.add(trx, ...keepers.map((keeper) => toMail(changeID, drop, keeper)));
      if (keepers.length === batchSize) return keepers.at(-1)?.userID;
      await markMailed(trx, changeID);
      return undefined;
    });

  return async (now: Date): Promise<void> => {
    await forEachIsolated(await selectDrops(db, now, maxDrops), async (changeID) => {
      let afterID: number | undefined = 0;
      while (afterID !== undefined) afterID = await mailBatch(changeID, afterID);
    });
  };
}
