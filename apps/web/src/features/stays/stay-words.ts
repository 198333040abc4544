import { toBudapestDay } from '@piacter/contracts/core/days';
import { keepDayTogether } from '@piacter/contracts/core/hungarian';
import type { StayParty } from '@piacter/contracts/stays/values';
import { formatDayRange } from '../../lib/days.ts';

/** 'dec. 30. – jan. 2.'; of another year than this one with it: '2027. jan. 4. – jan. 8.' */
export function formatStayDays({ arrival, departure }: Pick<StayParty, 'arrival' | 'departure'>): string {
  const days = formatDayRange(arrival, departure);
  const year = arrival.slice(0, 4);
  return toBudapestDay(new Date()).startsWith(year) ? days : keepDayTogether(`${year}. ${days}`);
}
