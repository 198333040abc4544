import type { Timetable } from '@piacter/contracts/timetables';
import { weekdays } from '@piacter/contracts/timetables/values';
import { useEffect, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Badge } from '../../../ui/badge.tsx';
import { budapestTime, hoursOn, isEverOpen, openStateAt } from './open-now.ts';
import { text } from './text.ts';
import styles from './week-view.module.css';
import { sayHours, sayState } from './week-words.ts';

/** Milliseconds between two looks at the clock. */
const minute = 60_000;

/** The present moment, looked at again every minute. */
const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
};

function Week({ week }: { week: Timetable }) {
  const now = useNow();
  const state = openStateAt(week, now);
  const { day: today } = budapestTime(now);
  return (
    <>
      <p className={styles.now}>
        <Badge variant={state.isOpen ? 'on' : 'off'}>{state.isOpen ? text.open : text.closed}</Badge>
        {sayState(state)}
      </p>
      <dl className={styles.week}>
        {weekdays.map((day) => {
          const hours = hoursOn(week, day);
          return (
            <div key={day} className={classNames(day === today && styles.today)}>
              <dt>
                {text.days[day]}
                {day === today && <span className="sr-only"> ({text.today})</span>}
              </dt>
              <dd className={classNames(hours === null && styles.closed)}>{sayHours(hours)}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** A week of a listing with whether it is open now (TT-01); a sentence where none was given. */
export function WeekView({ week }: { week: Timetable | null }) {
  if (week === null || !isEverOpen(week)) return <p className={styles.none}>{text.none}</p>;
  return <Week week={week} />;
}
