import type { Timetable } from '@piacter/contracts/timetables';
import {
  getHours,
  getOpenState,
  isEverOpen,
  toBudapestTime,
  weekdays,
} from '@piacter/contracts/timetables/values';
import { useEffect, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Badge } from '../../../ui/badge.tsx';
import { text } from '../text.ts';
import { formatHours, formatOpenState } from './opening-hours.ts';
import styles from './week-view.module.css';

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
