import type { AdvertiserRole } from '@piacter/contracts/core/values';
import { advertiserPaths, paths } from '@piacter/contracts/site/paths';
import type { AdvertiserStatistics } from '@piacter/contracts/statistics';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { OrderLink } from '../../orders/place-order/index.ts';
import styles from '../overview.module.css';
import { text } from '../text.ts';

const words = text.advertiser;

type Package = AdvertiserStatistics['packages'][number];

const formatLeft = ({ daysLeft, piecesLeft, isQueued }: Package): string => {
  if (daysLeft === null) return words.piecesLeft(piecesLeft ?? 0);
  if (daysLeft === 0) return words.lastDay;
  return isQueued === 1 ? words.queued : words.daysLeft(daysLeft);
};

/** The packages in force or queued, with the days or pieces left. */
export function OwnPackages({ role, packages }: { role: AdvertiserRole; packages: readonly Package[] }) {
  return (
    <Panel title={words.packages}>
      {packages.length === 0 && <p className={styles.hint}>{words.noPackages}</p>}
      <ul className={styles.rows}>
        {packages.map((bought) => (
          <li key={bought.orderID}>
            <span className={styles.first}>
              <span>{bought.packageName}</span>
              <b>{formatLeft(bought)}</b>
            </span>
            {bought.listingName && <p>{bought.listingName}</p>}
            <OrderLink
              role={role}
              packageID={bought.packageID}
              listingID={bought.listingID}
              aria-label={words.orderAgainLabel(words.prolong, bought.packageName, bought.listingName)}
            >
              {words.prolong}
            </OrderLink>
          </li>
        ))}
      </ul>
      <p className={styles.links}>
        <Link to={advertiserPaths(role).orders}>{words.toOrders}</Link>
        <Link to={paths.packages}>{words.toPackages}</Link>
      </p>
    </Panel>
  );
}
