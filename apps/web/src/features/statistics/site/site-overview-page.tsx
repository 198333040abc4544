import { daysBetween } from '@piacter/contracts/core/days';
import { listingKinds, searchedByKind } from '@piacter/contracts/listings/values';
import { adminPaths, publicPathsByKind } from '@piacter/contracts/site/paths';
import type { SiteStatistics } from '@piacter/contracts/statistics';
import { spanDays } from '@piacter/contracts/statistics/values';
import { useApi } from '../../../lib/api/index.ts';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { formatTimestamp } from '../../../lib/timestamp.ts';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import { StatTile, StatTiles } from '../../../ui/chart/stat-tile.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from '../overview.module.css';
import { OverviewPage } from '../overview-page.tsx';
import { useSpan } from '../span/span-picker.tsx';
import { text } from '../text.ts';
import { MailPanel } from './mail-panel.tsx';
import {
  getOrdersPath,
  getRequestsPath,
  getUsersPath,
  OrderCharts,
  RegistrationChart,
  RequestCharts,
  sumCounts,
} from './site-charts.tsx';

const words = text.site;

const signed = new Intl.NumberFormat('hu-HU', { signDisplay: 'exceptZero', useGrouping: 'always' });

const formatChange = (now: number, before: number | undefined, day: string): string => {
  if (before === undefined) return words.noHistory;
  if (before === now) return words.unchanged;
  return words.changed(signed.format(now - before).replace('-', '−'), formatDate(day));
};

/** The published listings by kind; each number leads to the public search, which lists them. */
function ListingCounts({ statistics: { listings, from } }: { statistics: SiteStatistics }) {
  return (
    <Panel title={words.listings} sub={words.listingsSub(formatTimestamp(listings.countedAt))}>
      <BarList
        label={words.listings}
        format={formatNumber}
        rows={listingKinds.map((kind) => ({
          key: kind,
          name: searchedByKind[kind],
          value: listings.now[kind],
          to: publicPathsByKind[kind].search,
          note: formatChange(listings.now[kind], listings.before?.[kind], from),
        }))}
      />
    </Panel>
  );
}

/** The active packages that end soon, the next first. */
function EndingPackages({ endingPackages: { rows, total } }: Pick<SiteStatistics, 'endingPackages'>) {
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

function Totals({ statistics }: { statistics: SiteStatistics }) {
  const { totals, previous, from, to } = statistics;
  const comparison = text.comparison(daysBetween(from, to) + 1);
  const orders = getOrdersPath({ from, to });
  return (
    <StatTiles>
      <StatTile
        label={words.income}
        value={totals.income}
        before={previous.income}
        format={formatMoney}
        to={orders}
        words={comparison}
      />
      <StatTile
        label={words.orders}
        value={totals.orders}
        before={previous.orders}
        format={formatNumber}
        to={orders}
        words={comparison}
      />
      <StatTile
        label={words.registrations}
        value={sumCounts(totals.registrations)}
        before={sumCounts(previous.registrations)}
        format={formatNumber}
        to={getUsersPath(adminPaths.privateUsers, { from, to })}
        words={comparison}
      />
      <StatTile
        label={words.requests}
        value={sumCounts(totals.requests)}
        before={sumCounts(previous.requests)}
        format={formatNumber}
        to={getRequestsPath({ from, to })}
        words={comparison}
      />
    </StatTiles>
  );
}

/** /admin/attekintes: the site in numbers, each of which leads to the list behind it. */
export function SiteOverviewPage() {
  const { span, setSpan } = useSpan();
  const answer = useApi('GET /api/statistics/site', { query: span }, { keepPreviousData: true });
  return (
    <OverviewPage answer={answer} usualDays={spanDays.site} onSpan={setSpan}>
      {(statistics) => (
        <>
          <Totals statistics={statistics} />
          <div className={styles.columns}>
            <OrderCharts statistics={statistics} />
            <RequestCharts statistics={statistics} />
            <RegistrationChart statistics={statistics} />
            <EndingPackages endingPackages={statistics.endingPackages} />
            <ListingCounts statistics={statistics} />
            <MailPanel mails={statistics.mails} onChange={answer.mutate} />
          </div>
        </>
      )}
    </OverviewPage>
  );
}
