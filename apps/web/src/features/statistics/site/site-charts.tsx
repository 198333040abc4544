import { typedEntries } from '@piacter/contracts/core/values';
import { adminPaths } from '@piacter/contracts/site/paths';
import type { SiteStatistics } from '@piacter/contracts/statistics';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import type { ChartSeries } from '../../../ui/chart/chart-props.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from '../overview.module.css';
import { toChartBin } from '../span/span-picker.tsx';
import { text } from '../text.ts';

const words = text.site;

/** The orders of a span in the admin's list. */
export const getOrdersPath = ({ from, to }: { from: string; to: string }): string =>
  `${adminPaths.orders}?dateFrom=${from}&dateTo=${to}`;

/** The users who registered in a span, in one of the admin's lists. */
export const getUsersPath = (list: string, { from, to }: { from: string; to: string }): string =>
  `${list}?createdFrom=${from}&createdTo=${to}`;

/** The requests of a span in the admin's list; with offers those that were answered. */
export const getRequestsPath = ({ from, to }: { from: string; to: string }, isAnswered = false): string =>
  `${adminPaths.requests}?${isAnswered ? 'answered=1&' : ''}dateFrom=${from}&dateTo=${to}`;

const one = (name: string, color: ChartSeries['color']): ChartSeries[] => [{ key: 'value', name, color }];

const colors = [1, 2, 3, 4] as const;

const toSeries = <Key extends string>(names: Readonly<Record<Key, string>>): ChartSeries[] =>
  typedEntries(names).map(([key, name], index) => ({ key, name, color: colors[index] ?? 5 }));

const roleSeries = toSeries(words.roles);
const kindSeries = toSeries(words.kinds);

type Props = { statistics: SiteStatistics };

/** Two measures never share an axis: small multiples on the same time line. */
export function OrderCharts({ statistics: { bins, unit } }: Props) {
  return (
    <Panel title={words.ordersTitle}>
      <BarChart
        label={`${words.income} ${text.by[unit]}`}
        bins={bins.map((bin) => toChartBin(bin, { value: bin.figures.income }, getOrdersPath(bin)))}
        series={one(words.income, 1)}
        format={formatMoney}
      />
      <BarChart
        label={`${words.orders} ${text.by[unit]}`}
        bins={bins.map((bin) => toChartBin(bin, { value: bin.figures.orders }, getOrdersPath(bin)))}
        series={one(words.orders, 2)}
        format={formatNumber}
      />
      <p className={styles.hint}>{words.incomeHint}</p>
    </Panel>
  );
}

export function RegistrationChart({ statistics: { bins, unit, ...span } }: Props) {
  return (
    <Panel title={words.registrationsTitle}>
      <BarChart
        label={`${words.registrations} ${text.by[unit]}`}
        bins={bins.map((bin) => toChartBin(bin, bin.figures.registrations))}
        series={roleSeries}
        format={formatNumber}
      />
      <p className={styles.links}>
        <Link to={getUsersPath(adminPaths.privateUsers, span)}>{words.toIndividuals}</Link>
        <Link to={getUsersPath(adminPaths.firmUsers, span)}>{words.toFirms}</Link>
      </p>
    </Panel>
  );
}

export function RequestCharts({ statistics: { bins, unit } }: Props) {
  return (
    <Panel title={words.requestsTitle}>
      <BarChart
        label={`${words.requests} ${text.by[unit]}`}
        bins={bins.map((bin) => toChartBin(bin, bin.figures.requests, getRequestsPath(bin)))}
        series={kindSeries}
        format={formatNumber}
      />
      <BarChart
        label={`${words.offers} ${text.by[unit]}`}
        bins={bins.map((bin) => toChartBin(bin, { value: bin.figures.offers }, getRequestsPath(bin, true)))}
        series={one(words.offers, 4)}
        format={formatNumber}
      />
    </Panel>
  );
}

/** The sum of counts by role or by kind. */
export const sumCounts = <Key extends string>(counts: Readonly<Record<Key, number>>): number =>
  typedEntries(counts).reduce((sum, [, count]) => sum + count, 0);
