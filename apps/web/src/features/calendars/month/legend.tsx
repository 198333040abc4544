import type { NightSource, NightState } from '@piacter/contracts/calendars/values';
import type { CSSProperties } from 'react';
import styles from './month-grid.module.css';
import { text } from './text.ts';

/** The colour of an imported calendar, in the list and in the calendar, by its `color` (0 to 4). */
export const sourceColor = (color: number): string => `var(--c${color + 1})`;

/** What an imported calendar is called, and its colour in CSS. */
type SourceMark = { name: string; color: string };
/** The imported calendars of a host, by their ids. */
export type SourceMarks = ReadonlyMap<number, SourceMark>;

/** 'te jelölted', 'másik naptárból: Airbnb' */
export const describeSource = (source: NightSource, mark: SourceMark | undefined): string =>
  mark ? text.named(text.sources[source], mark.name) : text.sources[source];

/** The colour of an imported calendar, for the style sheet. */
export const markStyle = (mark: SourceMark | undefined): CSSProperties | undefined =>
  mark && ({ '--source': mark.color } as CSSProperties);

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
