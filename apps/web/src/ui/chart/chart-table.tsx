import { formText } from '../form-text.ts';
import { Link } from '../link.tsx';
import styles from './chart.module.css';
import type { ChartBin, ChartProps } from './chart-props.ts';

function Value({ bin, value }: { bin: ChartBin; value: string }) {
  if (bin.to === undefined) return value;
  return <Link to={bin.to}>{value}</Link>;
}

/** The numbers of a chart; each leads to the list behind it where there is one. */
export function ChartTable({ label, bins, series, format }: ChartProps) {
  return (
    <details className={styles.numbers}>
      <summary>
        {formText.chart.numbers}
        <span className="sr-only">: {label}</span>
      </summary>
      {/* Scrolls, so it must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, a scrollable region */}
      <section className={styles.scroll} tabIndex={0} aria-label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">{formText.chart.period}</th>
              {series.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bins.map((bin) => (
              <tr key={bin.key}>
                <th scope="row">
                  {bin.name}
                  {bin.isPartial && <small> {formText.chart.partial}</small>}
                </th>
                {series.map(({ key }) => (
                  <td key={key}>
                    <Value bin={bin} value={format(bin.values[key] ?? 0)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
