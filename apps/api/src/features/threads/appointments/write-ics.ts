import { appointmentMinutes } from '@piacter/contracts/threads/values';
import ICAL from 'ical.js';

interface IcsDraft {
  appointmentID: number;
  version: number;
  /** 'Megtekintés: Eladó lakás, Győr'. */
  summary: string;
  startsAt: Date;
  updated: Date;
  /** What makes the identifier unlike those of other sites. */
  host: string;
}

/** An appointment as iCalendar, in UTC: every calendar shows it on its own clocks. A later version replaces an earlier one. */
export function writeIcs({ appointmentID, version, summary, startsAt, updated, host }: IcsDraft): string {
  const file = new ICAL.Component('vcalendar');
  const event = new ICAL.Component('vevent');
  const toTime = (instant: Date) => ICAL.Time.fromJSDate(instant, true);
  const set = (component: ICAL.Component, values: Record<string, string | number | ICAL.Time>) => {
    for (const [key, value] of Object.entries(values)) component.addPropertyWithValue(key, value);
  };
  set(file, { version: '2.0', prodid: `-//${host}//Piacter//HU`, method: 'PUBLISH' });
  set(event, {
    uid: `appointment-${appointmentID}@${host}`,
    sequence: version,
    dtstamp: toTime(updated),
    dtstart: toTime(startsAt),
    dtend: toTime(new Date(startsAt.getTime() + appointmentMinutes * 60_000)),
    summary,
  });
  file.addSubcomponent(event);
  return `${file.toString()}\r\n`;
}
