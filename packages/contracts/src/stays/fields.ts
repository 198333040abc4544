import { type ChildGroup, childGroups } from '../core/values.ts';

/** Who stays, and when: nights are half-open, the guests leave on the day of departure. */
export interface StayParty extends Readonly<Record<ChildGroup, number>> {
  /** `YYYY-MM-DD`. */
  arrival: string;
  departure: string;
  adults: number;
  pets: number;
}

/** The parameters of who stays. */
export const partyNames = ['adults', ...childGroups, 'pets'] as const;
export type PartyName = (typeof partyNames)[number];

/** What each of them is called. */
export const partyWords: Record<PartyName, string> = {
  adults: 'felnőtt',
  childrenUnder6: 'gyerek (0–6 éves)',
  children7to13: 'gyerek (7–13 éves)',
  children14Plus: 'gyerek (14–17 éves)',
  pets: 'kisállat',
};

/** '2 felnőtt, 1 gyerek (7–13 éves), 1 kisállat' */
export const formatParty = (query: Readonly<Record<string, string>>): string =>
  partyNames
    .filter((name) => query[name] !== undefined)
    .map((name) => `${query[name]} ${partyWords[name]}`)
    .join(', ');

/** Which stays of a window are meant. */
export const formatWeekend = (value: string): string => (value === '1' ? 'Hétvégén' : 'Bármelyik napon');
