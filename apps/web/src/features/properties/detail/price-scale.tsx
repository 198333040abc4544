import styles from './price-scale.module.css';

type Props = {
  label: string;
  /** What stands where, in words. */
  rows: readonly { name: string; value: string; note?: string }[];
  own: number;
  median: number;
  /** Between these lies the middle half of the others; null where that is not known. */
  lower: number | null;
  upper: number | null;
};

/** Percent of the track that stay free at either end. */
const margin = 8;

/** Where a price stands among others: their middle half as a band with the median, and the own one as a dot. */
export function PriceScale({ label, rows, own, median, lower, upper }: Props) {
  const from = Math.min(own, lower ?? median);
  const to = Math.max(own, upper ?? median);
  const place = (value: number) => margin + ((value - from) / Math.max(1, to - from)) * (100 - 2 * margin);
  const at = (value: number) => ({ left: `${place(value)}%` });
  return (
    <>
      <div className={styles.track} aria-hidden="true">
        {lower !== null && upper !== null && (
          <span className={styles.half} style={{ ...at(lower), width: `${place(upper) - place(lower)}%` }} />
        )}
        <span className={styles.median} style={at(median)} />
        <span className={styles.own} style={at(own)} />
      </div>
      <ul className={styles.list} aria-label={label}>
        {rows.map(({ name, value, note }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{value}</b>
            {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}
