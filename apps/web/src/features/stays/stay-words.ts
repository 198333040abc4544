import type { StayParty } from '@piacter/contracts/stays/values';
import { formatDayRange } from '../../lib/days.ts';

export const formatStayDays = ({ arrival, departure }: Pick<StayParty, 'arrival' | 'departure'>): string =>
  formatDayRange(arrival, departure);
