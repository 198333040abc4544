import type { AdvertiserStatistics } from '@piacter/contracts/statistics';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from '../overview.module.css';
import { text } from '../text.ts';

const words = text.advertiser;

type Promotion = AdvertiserStatistics['promotions'][number];

/** Views a day, to one decimal. */
const getRate = ({ views, days }: Promotion['before']): number =>
  days === 0 ? 0 : Math.round((views / days) * 10) / 10;

const formatRate = (rate: number): string => words.perDay(formatNumber(rate));

/** The views a day before and during each of the latest promotions. */
export function PromotionEffects({ promotions }: { promotions: readonly Promotion[] }) {
  if (promotions.length === 0) return null;
  return (
    <Panel title={words.effects} sub={words.effectsSub}>
      {promotions.map(({ orderID, packageName, listingName, from, before, during }) => (
        <section key={orderID} className={styles.effect} aria-label={`${packageName}, ${listingName}`}>
          <h3>{listingName}</h3>
          <p>{words.since(packageName, formatDate(from))}</p>
          <BarList
            label={words.effects}
            color={2}
            format={formatRate}
            rows={[
              ...(before.days > 0
                ? [{ key: 'before', name: words.before(before.days), value: getRate(before) }]
                : []),
              { key: 'during', name: words.during(during.days), value: getRate(during) },
            ]}
          />
        </section>
      ))}
    </Panel>
  );
}
