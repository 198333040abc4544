import { type CSSProperties, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useIsNarrow } from '../../lib/media.ts';
import styles from './chart.module.css';
import type { ChartBin, ChartColor, ChartProps, ChartSeries } from './chart-props.ts';
import { ChartTable } from './chart-table.tsx';
import { formatCompact, getLabelStep, getTicks } from './scale.ts';

const narrowWidth = 720;
const maxLabels = { narrow: 5, wide: 9 };

const getTotal = ({ values }: ChartBin, series: readonly ChartSeries[]): number =>
  series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0);

const toStyle = (color: ChartColor, percent: number): CSSProperties => ({
  height: `${percent}%`,
  ['--mark-color' as string]: `var(--c${color})`,
});

type ColumnProps = { bin: ChartBin; series: readonly ChartSeries[]; top: number; marked: string | undefined };

/** The stacked bars of a bin, with its total above the highest one of the chart. */
function Column({ bin, series, top, marked }: ColumnProps) {
  return (
    <div className={classNames(styles.column, bin.isPartial && styles.partial)}>
      {marked !== undefined && <span className={styles.value}>{marked}</span>}
      {series
        .filter(({ key }) => (bin.values[key] ?? 0) > 0)
        .toReversed()
        .map(({ key, color }) => (
          <span
            key={key}
            className={styles.bar}
            style={toStyle(color, ((bin.values[key] ?? 0) / top) * 100)}
          />
        ))}
    </div>
  );
}

/** The names of the series with their colours, and the values of the bin under the pointer. */
function Legend({
  series,
  bin,
  format,
}: Pick<ChartProps, 'series' | 'format'> & { bin: ChartBin | undefined }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      {bin && <span>{bin.name}</span>}
      {(series.length > 1 || bin) &&
        series.map(({ key, name, color }) => (
          <span key={key} className={styles.key}>
            <i style={{ background: `var(--c${color})` }} />
            {name}
            {bin && <b>{format(bin.values[key] ?? 0)}</b>}
          </span>
        ))}
    </p>
  );
}

/**
 * Bars over time with one axis from zero. The picture is for the eye and the pointer only; the numbers are in a table
 * below, which opens with a click and is what a screen reader finds.
 */
export function BarChart({ label, bins, series, format }: ChartProps) {
  const [active, setActive] = useState<number>();
  const isNarrow = useIsNarrow(narrowWidth);
  const totals = bins.map((bin) => getTotal(bin, series));
  const max = Math.max(0, ...totals);
  const ticks = getTicks(max);
  const top = ticks.at(-1) ?? 1;
  const labelStep = getLabelStep(bins.length, isNarrow ? maxLabels.narrow : maxLabels.wide);
  const highest = max > 0 ? totals.indexOf(max) : -1;
  return (
    <figure className={styles.chart}>
      <figcaption>{label}</figcaption>
      <Legend series={series} bin={active === undefined ? undefined : bins[active]} format={format} />
      <div className={styles.plot} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ bottom: `${(tick / top) * 100}%` }}>
            <em>{formatCompact(tick)}</em>
          </span>
        ))}
        <div
          className={styles.columns}
          style={{ gridTemplateColumns: `repeat(${bins.length}, minmax(0, 1fr))` }}
          onPointerLeave={() => setActive(undefined)}
        >
          {bins.map((bin, index) => (
            <div
              key={bin.key}
              className={classNames(styles.slot, index === active && styles.active)}
              onPointerEnter={() => setActive(index)}
            >
              <Column
                bin={bin}
                series={series}
                top={top}
                marked={index === highest ? formatCompact(max) : undefined}
              />
              {index % labelStep === 0 && <span className={styles.label}>{bin.label}</span>}
            </div>
          ))}
        </div>
      </div>
      <ChartTable label={label} bins={bins} series={series} format={format} />
    </figure>
  );
}
