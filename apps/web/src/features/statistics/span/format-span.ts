import type { SiteStatistics } from '@piacter/contracts/statistics';
import { formatDate } from '../../../lib/format.ts';
import type { ChartBin } from '../../../ui/chart/chart-props.ts';

type Days = { from: string; to: string };
type Bin = Pick<SiteStatistics['bins'][number], 'from' | 'to' | 'isPartial'>;

const shortDay = new Intl.DateTimeFormat('hu-HU', { month: '2-digit', day: '2-digit', timeZone: 'UTC' });

/** '2026. 11. 16. – 2026. 11. 22.', or one day alone. */
export const formatSpan = ({ from, to }: Days): string =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;

/** A bin of a time line as a column of a chart. */
export const toChartBin = (bin: Bin, values: ChartBin['values'], to?: string): ChartBin => ({
  key: bin.from,
  label: shortDay.format(new Date(bin.from)),
  name: formatSpan(bin),
  isPartial: bin.isPartial === 1,
  values,
  ...(to !== undefined && { to }),
});
