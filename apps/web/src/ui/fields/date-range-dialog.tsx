import 'react-day-picker/style.css';
import { type ReactNode, useId, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { hu } from 'react-day-picker/locale/hu';
import { formatDayRange } from '../../lib/days.ts';
import { hamburgerWidth, useIsNarrow } from '../../lib/media.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { text } from '../text.ts';
import type { DateRange } from './date-range.ts';
import styles from './date-range-field.module.css';

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

/** The calendar of a date range: two months on desktops, one on phones; nothing changes until 'Kész'. */
export function DateRangeDialog({ title, value, opensAt, onChange, onClose, describe, bounds }: Props) {
  const [range, setRange] = useState(value);
  const isNarrow = useIsNarrow(hamburgerWidth);
  const id = useId();
  const { dates } = text;
  const isWhole = range.from !== '' && range.to !== '';
  const today = new Date();
  const first = toDate(value.from || opensAt) ?? today;
  return (
    <Dialog className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p role="status">
          {[formatDayRange(range.from, range.to), isWhole && describe?.(range)].filter(Boolean).join(' · ') ||
            dates.hint}
        </p>
      </div>
      <DayPicker
        mode="range"
        className={styles.calendar ?? ''}
        locale={hu}
        numberOfMonths={isNarrow ? 1 : 2}
        navLayout="around"
        disabled={bounds === 'future' ? { before: today } : { after: today }}
        {...(bounds === 'future' ? { startMonth: today } : { endMonth: today })}
        defaultMonth={first}
        selected={{ from: toDate(range.from), to: toDate(range.to) }}
        onSelect={(chosen) => setRange({ from: toDay(chosen?.from), to: toDay(chosen?.to) })}
        min={1}
        resetOnSelect
        labels={{
          labelDayButton: (date) => spokenDay.format(date),
          labelNext: dates.next,
          labelPrevious: dates.previous,
        }}
      />
      <div className={styles.foot}>
        <Button variant="ghost" onClick={() => onChange({ from: '', to: '' })}>
          {dates.clear}
        </Button>
        <Button onClick={() => onChange(range)}>{dates.done}</Button>
      </div>
    </Dialog>
  );
}
