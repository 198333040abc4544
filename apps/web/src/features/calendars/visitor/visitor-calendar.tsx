import type { Nights } from '@piacter/contracts/calendars/values';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { formatDayRange, formatShortDay } from '../../../lib/days.ts';
import { formatDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { addMonths, findKeyDay, Legend, MonthGrid, monthOf } from '../month/index.tsx';
import { areFree, findBusyNights, useCalendarSpan, useMonthNights } from '../nights/index.ts';
import { text } from './text.ts';
import styles from './visitor-calendar.module.css';

const entries = [{ state: 'free' }, { state: 'busy' }, { state: 'closed' }] as const;

type Props = {
  accommodationID: number;
  /** The days of the stay, '' where they are not chosen. */
  days: Nights;
  onChange: (days: Nights) => void;
};

/** Two months of an accommodation: what is free and what a night costs; days chosen here are those of the stay (CAL-02). */
export function VisitorCalendar({ accommodationID, days, onChange }: Props) {
  const { today, last, getMonth } = useCalendarSpan();
  const [month, setMonth] = useState(() => getMonth(days.from));
  const [focusDay, setFocusDay] = useState(days.from >= today ? days.from : today);
  const [refusal, setRefusal] = useState<keyof typeof text.refusals>();
  const [isMoved, setMoved] = useState(false);
  const { shown, calendar, nights, error } = useMonthNights(accommodationID, month, today);

  const choose = (day: string) => {
    setFocusDay(day);
    setRefusal(undefined);
    setMoved(false);
    const isDeparture = days.from !== '' && days.to === '' && day > days.from;
    if (isDeparture && areFree(nights, { from: days.from, to: day }))
      return onChange({ from: days.from, to: day });
    if (nights.get(day)?.state !== 'free') return setRefusal(isDeparture ? 'between' : 'taken');
    setMoved(isDeparture);
    onChange({ from: day, to: '' });
  };
  const dayOf = (event: SyntheticEvent) =>
    (event.target as HTMLElement).closest<HTMLElement>('[data-day]:not([aria-disabled])')?.dataset.day;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const day = dayOf(event);
    const next = day && findKeyDay(event.key, day);
    if (!next || next < today || next > last) return;
    event.preventDefault();
    setFocusDay(next);
    if (next < shown.from) setMonth(monthOf(next));
    if (next >= shown.to) setMonth(addMonths(monthOf(next), -1));
    const box = event.currentTarget;
    requestAnimationFrame(() => box.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };

  if (error && !calendar) return <p>{text.failed}</p>;
  if (!calendar) return <p>{text.loading}</p>;
  const isKept = calendar.isKept === 1;
  const isArrivalOnly = days.from !== '' && days.to === '';
  const leave = text.departure(nights.get(days.from)?.minimumStay ?? 1);
  const hint = isArrivalOnly
    ? isMoved
      ? `${text.moved(formatShortDay(days.from))} ${leave}`
      : leave
    : days.to === ''
      ? text.arrival
      : findBusyNights(nights, days).length > 0
        ? text.chosenBusy(formatDayRange(days.from, days.to))
        : text.chosen(formatDayRange(days.from, days.to));
  const inView = focusDay >= shown.from && focusDay < shown.to ? focusDay : shown.from;
  return (
    <>
      {!isKept && <p className={styles.notKept}>{text.notKept}</p>}
      <div className={styles.head}>
        <Button
          variant="plain"
          square
          aria-label={text.previous}
          disabled={month <= monthOf(today)}
          onClick={() => setMonth(addMonths(month, -1))}
        >
          <Icon shape={IconChevronLeft} />
        </Button>
        <p role="status">{refusal ? text.refusals[refusal] : hint}</p>
        <Button
          variant="plain"
          square
          aria-label={text.next}
          disabled={addMonths(month, 2) > monthOf(last)}
          onClick={() => setMonth(addMonths(month, 1))}
        >
          <Icon shape={IconChevronRight} />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no form fields, but the months that the keys lead through */}
      <div
        role="group"
        aria-label={text.title}
        className={styles.months}
        onKeyDown={move}
        onClick={(event) => {
          const day = dayOf(event);
          if (day) choose(day);
        }}
      >
        {[month, addMonths(month, 1)].map((one) => (
          <MonthGrid
            key={one}
            month={one}
            {...{ nights, today, focusDay: inView }}
            selection={{ from: days.from, to: days.to || days.from }}
            forVisitor
            isKept={isKept}
          />
        ))}
      </div>
      <Legend entries={isKept ? entries : entries.filter(({ state }) => state !== 'busy')} isKept={isKept} />
      <p className={styles.note}>
        {text.unit} {calendar.refreshed && text.refreshed(formatDate(calendar.refreshed))}
      </p>
    </>
  );
}
