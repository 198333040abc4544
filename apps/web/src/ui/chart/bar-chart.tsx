import { type CSSProperties, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/format.ts';
import { useIsNarrow } from '../../lib/media.ts';
import styles from './chart.module.css';
import type { ChartBin, ChartColor, ChartProps, ChartSeries } from './chart-props.ts';
import { ChartTable } from './chart-table.tsx';

const compact = new Intl.NumberFormat('hu-HU', { notation: 'compact', maximumFractionDigits: 1 });
/** From here on numbers are abbreviated. */
const compactFrom = 10_000;

/** A number in little space, for the axis of a chart: '7 500', '450 E', '1,2 M'. */
const formatCompact = (number: number): string =>
  number < compactFrom ? formatNumber(number) : compact.format(number);

/** Gridlines above the zero line. */
const maxSteps = 4;

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is at least the value; whole numbers only. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= value);
  return Math.max(1, Math.ceil(step ?? value));
}

/** The values of the gridlines for a chart up to `max`, from zero on. */
export function getTicks(max: number): number[] {
  if (max <= 0) return [0, 1];
  const step = roundUp(max / maxSteps);
  const steps = Math.ceil(max / step);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** Every how many bins get a label, so that at most `maxLabels` are drawn. */
export const getLabelStep = (bins: number, maxLabels: number): number =>
  Math.max(1, Math.ceil(bins / maxLabels));

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
