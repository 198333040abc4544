import type { NightSource, NightState } from '@piacter/contracts/calendars/values';
import styles from './month-grid.module.css';
import { text } from './text.ts';

export type LegendEntry = { state: NightState; source?: NightSource };

const label = ({ state, source }: LegendEntry) =>
  source ? `${text.states[state]}, ${text.sources[source]}` : text.states[state];

/** What the colours of the days mean. */
export const Legend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className={styles.legend} aria-label={text.legend}>
    {entries.map((entry) => (
      <li key={label(entry)}>
        <span
          className={styles.swatch}
          data-state={entry.state}
          data-source={entry.source}
          aria-hidden="true"
        />
        {label(entry)}
      </li>
    ))}
  </ul>
);
