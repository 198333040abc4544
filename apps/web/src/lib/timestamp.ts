import { keepDayTogether } from '@piacter/contracts/core/hungarian';
import { dash } from './format.ts';

const timestamps = new Intl.DateTimeFormat('hu-HU', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Europe/Budapest',
});

/** An instant in Budapest time, to the second: `2026. 11. 21. 11:51:27`; a dash without one (LAY-13, LAY-15). */
export const formatTimestamp = (value: string | Date | null | undefined): string => {
  const instant = new Date(value ?? '');
  return Number.isNaN(instant.getTime()) ? dash : keepDayTogether(timestamps.format(instant));
};
