import type { Nights } from '@piacter/contracts/calendars/values';
import { memo } from 'react';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { describeSource, describeState, markStyle, type SourceMarks } from './legend.tsx';
import styles from './month-grid.module.css';
import { formatMonth, formatSpokenDay, type NightMap, toWeeks } from './months.ts';
import { text } from './text.ts';

export { Legend, type LegendEntry, type SourceMarks, sourceColor } from './legend.tsx';
export { addMonths, findKeyDay, firstDay, monthOf, toNightMap } from './months.ts';

type NightOf = ReturnType<NightMap['get']>;

type Props = {
  /** `YYYY-MM`. */
  month: string;
  nights: NightMap;
  today: string;
  /** The one day that Tab reaches; the arrow keys lead to the others. */
  focusDay: string;
  /** The selected nights, half-open; '' where nothing is. */
  selection: Nights;
  /** The imported calendars; absent for visitors. */
  sources?: SourceMarks;
  /** For visitors: prices in the days, and the day of departure belongs to the selection. */
  forVisitor?: boolean;
  /** Whether the host keeps a calendar: otherwise nobody knows what is free. */
  isKept?: boolean;
};

/** A month as a grid of buttons with `data-day`; clicks and keys are handled around it. */
export const MonthGrid = memo(function MonthGrid({
  month,
  nights,
  today,
  focusDay,
  selection,
  sources,
  forVisitor = false,
  isKept = true,
}: Props) {
  const isSelected = (day: string) =>
    selection.from !== '' && day >= selection.from && (forVisitor ? day <= selection.to : day < selection.to);

  const findMark = (night: NightOf) => (night?.sourceID ? sources?.get(night.sourceID) : undefined);

  const describe = (day: string): string => {
    const night = nights.get(day);
    if (day < today || !night) return [formatSpokenDay(day), text.past].join(', ');
    const { state, source, note, pricePerPerson, minimumStay } = night;
    return [
      formatSpokenDay(day),
      describeState(state, isKept),
      ...(source ? [describeSource(source, findMark(night))] : []),
      ...(note ? [note] : []),
      ...(forVisitor && state === 'free' && pricePerPerson ? [text.price(formatMoney(pricePerPerson))] : []),
      ...(forVisitor && state === 'free' ? [text.nights(minimumStay)] : []),
    ].join(', ');
  };

  const isPastWeek = (week: readonly string[]) => week.every((day) => day < today);

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid that the arrow keys move in
    <table role="grid" className={styles.month} aria-label={formatMonth(month)}>
      <caption aria-hidden="true">{formatMonth(month)}</caption>
      <thead aria-hidden="true">
        <tr>
          {text.weekdays.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toWeeks(month).map((week, index) => (
          <tr key={week.find(Boolean) ?? index} data-past={isPastWeek(week) || undefined}>
            {week.map((day, index) => {
              const night = nights.get(day);
              const isPast = day < today || !night;
              return day === '' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its index
                <td key={index} />
              ) : (
                <td key={day}>
                  <button
                    type="button"
                    data-day={day}
                    data-state={isPast ? 'past' : night.state}
                    data-source={night?.source ?? undefined}
                    style={markStyle(findMark(night))}
                    tabIndex={day === focusDay ? 0 : -1}
                    aria-pressed={isSelected(day)}
                    aria-disabled={isPast || undefined}
                    aria-label={describe(day)}
                    title={night?.note ?? undefined}
                  >
                    <span>{Number(day.slice(8))}</span>
                    {forVisitor && !isPast && night.state === 'free' && night.pricePerPerson !== null && (
                      <small>{formatNumber(night.pricePerPerson)}</small>
                    )}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
