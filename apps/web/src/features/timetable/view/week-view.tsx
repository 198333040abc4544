import type { Timetable } from '@piacter/contracts/timetables';
import { useEffect, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { dash } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { budapestTime, days, hoursOn, isEverOpen, type OpenState, openStateAt } from './open-now.ts';
import { text } from './text.ts';
import styles from './week-view.module.css';

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

/** '8:00': without the leading zero that the wire has. */
const timeOf = (wire: string): string => wire.replace(/^0(?=\d:)/, '');

const sayState = (state: OpenState): string => {
  if (state.isOpen) return text.until(timeOf(state.until));
  if (state.next === null) return '';
  const time = timeOf(state.next.from);
  return state.next.on ? text.opensOn(text.on[state.next.on], time) : text.opensToday(time);
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
        {days.map((day) => {
          const hours = hoursOn(week, day);
          return (
            <div key={day} className={classNames(day === today && styles.today)}>
              <dt>
                {text.days[day]}
                {day === today && <span className="sr-only"> ({text.today})</span>}
              </dt>
              <dd className={classNames(hours === null && styles.closed)}>
                {hours ? `${timeOf(hours.from)}–${timeOf(hours.to)}` : text.closedAllDay}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** A week of a listing with whether it is open now (TT-01); a dash where none was given. */
export function WeekView({ week }: { week: Timetable | null }) {
  if (week === null || !isEverOpen(week)) return <p className={styles.none}>{dash}</p>;
  return <Week week={week} />;
}
