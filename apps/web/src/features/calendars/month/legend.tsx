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

/** 'szabad', 'foglalt' */
export const describeState = (state: NightState, isKept: boolean): string =>
  state === 'free' && !isKept ? text.unknown : text.states[state];

export type LegendEntry = { state: NightState; source?: NightSource; mark?: SourceMark };

const toLabel = ({ state, source, mark }: LegendEntry, isKept: boolean) =>
  [describeState(state, isKept), ...(source ? [describeSource(source, mark)] : [])].join(', ');

type Props = { entries: readonly LegendEntry[]; isKept?: boolean };

/** What the colours of the days mean. */
export const Legend = ({ entries, isKept = true }: Props) => (
  <ul className={styles.legend} aria-label={text.legend}>
    {entries.map((entry) => (
      <li key={toLabel(entry, isKept) + (entry.mark?.color ?? '')}>
        <span
          className={styles.swatch}
          data-state={entry.state}
          data-source={entry.source}
          style={markStyle(entry.mark)}
          aria-hidden="true"
        />
        {toLabel(entry, isKept)}
      </li>
    ))}
  </ul>
);
