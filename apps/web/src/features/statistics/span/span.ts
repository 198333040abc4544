import type { SiteStatistics } from '@piacter/contracts/statistics';
import { useSearchParams } from 'react-router-dom';
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

/** The span of days in the address; without one the API's default, the last twelve weeks. */
export type SpanQuery = { from?: string; to?: string };

export function useSpan(): { span: SpanQuery; setSpan: (span: SpanQuery) => void } {
  const [params, setParams] = useSearchParams();
  const from = params.get('from');
  const to = params.get('to');
  return {
    span: { ...(from && { from }), ...(to && { to }) },
    setSpan: (span) => setParams(span, { replace: true, preventScrollReset: true }),
  };
}
