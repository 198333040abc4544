import type { NightSource, NightState } from '@piacter/contracts/calendars/values';
import styles from './month-grid.module.css';
import { describeSource, markStyle, type SourceMark } from './source-marks.ts';
import { text } from './text.ts';

export type LegendEntry = { state: NightState; source?: NightSource; mark?: SourceMark };

const label = ({ state, source, mark }: LegendEntry) =>
  source ? `${text.states[state]}, ${describeSource(source, mark)}` : text.states[state];

/** What the colours of the days mean. */
export const Legend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className={styles.legend} aria-label={text.legend}>
    {entries.map((entry) => (
      <li key={label(entry) + (entry.mark?.color ?? '')}>
        <span
          className={styles.swatch}
          data-state={entry.state}
          data-source={entry.source}
          style={markStyle(entry.mark)}
          aria-hidden="true"
        />
        {label(entry)}
      </li>
    ))}
  </ul>
);
