import 'react-day-picker/style.css';
import { calendarDays } from '@piacter/contracts/calendars/values';
import { type ReactNode, useId, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { hu } from 'react-day-picker/locale/hu';
import { formatDayRange } from '../../lib/days.ts';
import { hamburgerWidth, useIsNarrow } from '../../lib/media.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './date-range-field.module.css';

/** A first and a last calendar day (`YYYY-MM-DD`); '' for none. */
export type DateRange = { from: string; to: string };

/** The texts of the calendar, which is loaded when it is opened. */
const text = {
  hint: 'Válaszd ki az első, majd az utolsó napot!',
  clear: 'Törlés',
  done: 'Kész',
  next: () => 'Következő hónap',
  previous: () => 'Előző hónap',
  year: () => 'Év',
  month: () => 'Hónap',
} as const;

type Props = {
  title: ReactNode;
  value: DateRange;
  /** The day at which it opens without one; '' for today. */
  opensAt: string;
  onChange: (range: DateRange) => void;
  onClose: () => void;
  describe?: (range: DateRange) => string;
  bounds: 'future' | 'past';
};

const spokenDay = new Intl.DateTimeFormat('hu-HU', { dateStyle: 'full' });
const isoDay = new Intl.DateTimeFormat('sv-SE');
/** Midnight of a day (`YYYY-MM-DD`) in the visitor's time zone, and back; undefined for ''. */
const toDate = (day: string) => (day === '' ? undefined : new Date(`${day}T00:00`));
const toDay = (date: Date | undefined) => (date ? isoDay.format(date) : '');

/** Years that can be chosen beside the present one: as far as stays are known, and for what was counted. */
const yearsOf = { future: Math.ceil(calendarDays / 365), past: 5 };

const inYears = (day: Date, years: number) => new Date(day.getFullYear() + years, day.getMonth());

/** The calendar of a date range: two months on desktops, one on phones; nothing changes until 'Kész'. */
export function DateRangeDialog({ title, value, opensAt, onChange, onClose, describe, bounds }: Props) {
  const [range, setRange] = useState(value);
  const isNarrow = useIsNarrow(hamburgerWidth);
  const id = useId();
  const isWhole = range.from !== '' && range.to !== '';
  const today = new Date();
  const first = toDate(value.from || opensAt) ?? today;
  return (
    <Dialog className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p role="status">
          {[formatDayRange(range.from, range.to), isWhole && describe?.(range)].filter(Boolean).join(' · ') ||
            text.hint}
        </p>
      </div>
      <DayPicker
        mode="range"
        className={styles.calendar ?? ''}
        locale={hu}
        numberOfMonths={isNarrow ? 1 : 2}
        navLayout="around"
        disabled={bounds === 'future' ? { before: today } : { after: today }}
        captionLayout="dropdown"
        startMonth={bounds === 'future' ? today : inYears(today, -yearsOf.past)}
        endMonth={bounds === 'future' ? inYears(today, yearsOf.future) : today}
        defaultMonth={first}
        selected={{ from: toDate(range.from), to: toDate(range.to) }}
        onSelect={(chosen) => setRange({ from: toDay(chosen?.from), to: toDay(chosen?.to) })}
        // A stay has a night; what has passed may be one day.
        min={bounds === 'future' ? 1 : 0}
        resetOnSelect
        formatters={{ formatYearDropdown: (date) => `${date.getFullYear()}.` }}
        labels={{
          labelYearDropdown: text.year,
          labelMonthDropdown: text.month,
          labelDayButton: (date) => spokenDay.format(date),
          labelNext: text.next,
          labelPrevious: text.previous,
        }}
      />
      <div className={styles.foot}>
        <Button variant="ghost" onClick={() => onChange({ from: '', to: '' })}>
          {text.clear}
        </Button>
        <Button onClick={() => onChange(range)}>{text.done}</Button>
      </div>
    </Dialog>
  );
}
