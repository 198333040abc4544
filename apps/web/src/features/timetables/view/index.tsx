import type { Timetable } from '@piacter/contracts/timetables';
import {
  getHours,
  getOpenState,
  type Hours,
  isEverOpen,
  type OpenState,
  toBudapestTime,
  weekdays,
} from '@piacter/contracts/timetables/values';
import { useEffect, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Badge } from '../../../ui/badge.tsx';
import { text } from '../text.ts';
import { isWholeDay, wholeDay } from '../whole-day.ts';
import styles from './week-view.module.css';

/** '8:00': without the leading zero of the API. */
const formatTime = (time: string): string => time.replace(/^0(?=\d:)/, '');

/** '8:00–16:00', '0–24', or 'zárva'. */
export function formatHours(hours: Hours | null): string {
  if (hours === null) return text.view.closedAllDay;
  return isWholeDay(hours) ? text.view.wholeDay : `${formatTime(hours.from)}–${formatTime(hours.to)}`;
}

/** When it closes or opens next: '16:00-ig', 'éjfélig', 'hétfőn 8:00-kor nyit'; '' if it never opens. */
export const formatOpenState = (state: OpenState): string => {
  if (state.isOpen)
    return state.until === wholeDay.to ? text.view.untilMidnight : text.view.until(formatTime(state.until));
  if (state.next === null) return '';
  const time = formatTime(state.next.from);
  return state.next.on ? text.view.opensOn(text.view.on[state.next.on], time) : text.view.opensToday(time);
};

/** Today's hours in Budapest; null without a timetable. */
export const formatHoursToday = (week: Timetable | null, now: Date): string | null =>
  week === null || !isEverOpen(week) ? null : formatHours(getHours(week, toBudapestTime(now).day));

/** Milliseconds between two updates of the current time. */
const updateIntervalMs = 60_000;

/** The current time, updated every minute. */
const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), updateIntervalMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};

type Props = {
  week: Timetable | null;
  /** When a closed season ends: until then no day of the week is open. */
  closedUntil?: string | undefined;
};

function Week({ week, closedUntil }: Props & { week: Timetable }) {
  const now = useNow();
  const state = getOpenState(week, now);
  const isOpen = state.isOpen && closedUntil === undefined;
  const { day: today } = toBudapestTime(now);
  return (
    <>
      <p className={styles.now}>
        <Badge variant={isOpen ? 'on' : 'off'}>{isOpen ? text.view.open : text.view.closed}</Badge>
        {closedUntil ?? formatOpenState(state)}
      </p>
      <dl className={styles.week}>
        {weekdays.map((day) => {
          const hours = getHours(week, day);
          return (
            <div key={day} className={classNames(day === today && styles.today)}>
              <dt>
                {text.days[day]}
                {day === today && <span className="sr-only"> ({text.view.today})</span>}
              </dt>
              <dd className={classNames(hours === null && styles.closed)}>{formatHours(hours)}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** A listing's week and whether it is open now, or a sentence that there is none (TT-01). */
export function WeekView({ week, closedUntil }: Props) {
  if (week === null || !isEverOpen(week)) return <p className={styles.none}>{text.view.none}</p>;
  return <Week week={week} closedUntil={closedUntil} />;
}
