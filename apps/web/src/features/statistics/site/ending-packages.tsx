import { adminPaths } from '@piacter/contracts/site/paths';
import type { SiteStatistics } from '@piacter/contracts/statistics';
import { formatNumber } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from '../overview.module.css';
import { text } from '../text.ts';

const words = text.site;

/** The active packages that end soon, the next first. */
export function EndingPackages({ endingPackages: { rows, total } }: Pick<SiteStatistics, 'endingPackages'>) {
  return (
    <Panel title={words.ending} sub={words.endingSub}>
      {rows.length === 0 && <p>{words.noneEnding}</p>}
      <ul className={styles.rows}>
        {rows.map(({ orderID, packageName, buyer, listingName, daysLeft }) => (
          <li key={orderID}>
            <span className={styles.first}>
              <Link to={adminPaths.order(orderID)}>{packageName}</Link>
              <b>{words.daysLeft(daysLeft)}</b>
            </span>
            <p>{[buyer, listingName].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className={styles.hint}>
          {words.andMore(formatNumber(total))} <Link to={adminPaths.orders}>{words.toOrders}</Link>
        </p>
      )}
    </Panel>
  );
}
