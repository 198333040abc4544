import { keepDayTogether } from '@piacter/contracts/core/hungarian';
import { text } from './text.ts';

const days = new Intl.DateTimeFormat('hu-HU', { timeZone: 'Europe/Budapest', dateStyle: 'long' });
const times = new Intl.DateTimeFormat('hu-HU', {
  timeZone: 'Europe/Budapest',
  hour: 'numeric',
  minute: '2-digit',
});

/** 'Írtál neki ma 23:33-kor', with the day unless it is today's. */
export function formatWritten(at: number, now = Date.now()): string {
  const day = keepDayTogether(days.format(at));
  const time = times.format(at);
  return day === keepDayTogether(days.format(now)) ? text.today(time) : text.earlier(day, time);
}
