import { childGroups, type StayParty } from '@piacter/contracts/stays/values';
import { formatDayRange } from '../../lib/days.ts';
import { text } from './text.ts';

/** '2 felnőtt, 1 gyerek, 1 kisállat' */
export function formatPeople(party: Omit<StayParty, 'arrival' | 'departure'>): string {
  const children = childGroups.reduce((sum, group) => sum + party[group], 0);
  return [
    text.adults(party.adults),
    ...(children > 0 ? [text.children(children)] : []),
    ...(party.pets > 0 ? [text.pets(party.pets)] : []),
  ].join(', ');
}

export const formatStayDays = ({ arrival, departure }: Pick<StayParty, 'arrival' | 'departure'>): string =>
  formatDayRange(arrival, departure);
