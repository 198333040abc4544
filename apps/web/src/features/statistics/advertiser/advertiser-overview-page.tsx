import { daysBetween } from '@piacter/contracts/core/days';
import type { AdvertiserRole } from '@piacter/contracts/core/values';
import { type ListingKind, listingRoleByKind } from '@piacter/contracts/listings/values';
import { advertiserPaths, listingPathsByKind } from '@piacter/contracts/site/paths';
import type { AdvertiserStatistics } from '@piacter/contracts/statistics';
import { spanDays } from '@piacter/contracts/statistics/values';
import { useApi } from '../../../lib/api/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import type { ChartSeries } from '../../../ui/chart/chart-props.ts';
import { StatTile, StatTiles } from '../../../ui/chart/stat-tile.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { UnpaidOrder, useUnpaidOrders } from '../../orders/unpaid/index.ts';
import { useNearbyRequests } from '../../requests/nearby/index.ts';
import { DatedRows } from '../dated-rows.tsx';
import styles from '../overview.module.css';
import { OverviewPage } from '../overview-page.tsx';
import { formatSpan, toChartBin, useSpan } from '../span/span-picker.tsx';
import { text } from '../text.ts';
import { OwnPackages } from './own-packages.tsx';
import { PromotionEffects } from './promotion-effects.tsx';

const words = text.advertiser;

/** Rows that are shown; the search lists the others. */
const maxShown = 4;

type NearbyProps = { kind: ListingKind; county: string | null /** The search. */; to: string };

/** The newest unanswered requests nearby, with a link to all open ones there. */
function NearbyRequests({ kind, county, to }: NearbyProps) {
  const nearby = useNearbyRequests(kind, county);
  if (!nearby) return null;
  const { rows, total, isCapped, query } = nearby;
  return (
    <Panel title={words.nearby} sub={kind === 'service' ? words.nearbyOwnArea : county}>
      {rows.length === 0 && <p className={styles.hint}>{words.noneNearby}</p>}
      <DatedRows rows={rows.slice(0, maxShown)} getPath={listingPathsByKind[kind].request} />
      <Link to={`${to}?${new URLSearchParams(query)}`}>
        {words.allNearby(`${formatNumber(total)}${isCapped ? '+' : ''}`)}
      </Link>
    </Panel>
  );
}

type Event = keyof AdvertiserStatistics['totals'];

const colors = { views: 1, contacts: 2, messages: 3 } as const satisfies Record<Event, ChartSeries['color']>;
const events: readonly Event[] = ['views', 'contacts', 'messages'];

type Props = { kind: ListingKind; statistics: AdvertiserStatistics };

function Totals({ kind, statistics: { totals, previous, from, to } }: Props) {
  const comparison = text.comparison(daysBetween(from, to) + 1);
  return (
    <StatTiles>
      {events.map((event) => (
        <StatTile
          key={event}
          label={words.events[event]}
          value={totals[event]}
          before={previous[event]}
          format={formatNumber}
          to={listingPathsByKind[kind].listings}
          words={comparison}
        />
      ))}
    </StatTiles>
  );
}

function EventCharts({ statistics: { bins, unit, totals, from, to } }: Props) {
  const shown = events.filter((event) => totals[event] > 0);
  return (
    <Panel title={words.chartTitle} sub={formatSpan({ from, to })}>
      {shown.length === 0 && <p className={styles.hint}>{words.noEvents}</p>}
      {shown.map((event) => (
        <BarChart
          key={event}
          label={`${words.events[event]} ${text.by[unit]}`}
          bins={bins.map((bin) => toChartBin(bin, { value: bin.events[event] }))}
          series={[{ key: 'value', name: words.events[event], color: colors[event] }]}
          format={formatNumber}
        />
      ))}
      <p className={styles.hint}>{words.hint}</p>
    </Panel>
  );
}

/** The listings with the most views; a name leads to the listing's monthly page. */
function Listings({ kind, statistics: { listings, totalListings, from, to } }: Props) {
  const top = totalListings > listings.length && words.topListings(listings.length);
  return (
    <Panel title={words.listings} sub={[top, formatSpan({ from, to })].filter(Boolean).join(' · ')}>
      <BarList
        label={words.listings}
        format={words.views}
        rows={listings.map(({ id, name, events: { views, contacts, messages } }) => ({
          key: id,
          name,
          value: views,
          to: listingPathsByKind[kind].month(id),
          note: words.contactsAndMessages(formatNumber(contacts), formatNumber(messages)),
        }))}
      />
    </Panel>
  );
}

function Figures({ kind, statistics }: Props) {
  const role: AdvertiserRole = listingRoleByKind[kind];
  if (statistics.totalListings === 0) {
    const { listings, newListing } = listingPathsByKind[kind];
    return (
      <>
        {statistics.hiddenListings > 0 ? (
          <EmptyState
            kind={kind}
            title={words.noneVisible}
            hint={words.noneVisibleHint}
            links={[{ to: listings, label: words.ownListings }]}
          />
        ) : (
          <EmptyState
            kind={kind}
            title={words.noListings}
            hint={words.noListingsHint}
            links={[{ to: newListing, label: words.newListing }]}
          />
        )}
        <OwnPackages role={role} packages={statistics.packages} />
      </>
    );
  }
  return (
    <>
      <Totals kind={kind} statistics={statistics} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <NearbyRequests kind={kind} county={statistics.county} to={advertiserPaths(role).requests} />
          <Listings kind={kind} statistics={statistics} />
          <OwnPackages role={role} packages={statistics.packages} />
        </div>
        <div className={styles.stack}>
          <EventCharts kind={kind} statistics={statistics} />
          <PromotionEffects promotions={statistics.promotions} />
        </div>
      </div>
    </>
  );
}

/** Who closed the window of a payment finds the way back to it here. */
const UnpaidOrders = ({ kind }: { kind: ListingKind }) =>
  useUnpaidOrders(kind).map((order) => (
    <Note key={order.orderID}>
      <UnpaidOrder role={listingRoleByKind[kind]} order={order} />
    </Note>
  ));

/** The first screen of an advertiser: what waits for a payment, own listings in numbers, packages, requests nearby. */
export function AdvertiserOverviewPage({ kind }: { kind: ListingKind }) {
  const { span, setSpan } = useSpan();
  const answer = useApi('GET /api/statistics/advertiser', { query: span }, { keepPreviousData: true });
  return (
    <OverviewPage answer={answer} usualDays={spanDays.advertiser} onSpan={setSpan}>
      {(statistics) => (
        <>
          <UnpaidOrders kind={kind} />
          <Figures kind={kind} statistics={statistics} />
        </>
      )}
    </OverviewPage>
  );
}
