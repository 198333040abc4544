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

/** What each of them is called, and how many of them there are. */
export const partyWords: Record<PartyName, { label: string; says: string }> = {
  adults: { label: 'Felnőtt', says: 'felnőtt' },
  childrenUnder6: { label: 'Gyerek 6 év alatt', says: 'gyerek (6 év alatt)' },
  children7to13: { label: 'Gyerek, 7–13 éves', says: 'gyerek (7–13 éves)' },
  children14Plus: { label: 'Gyerek, 14 éves kortól', says: 'gyerek (14 éves kortól)' },
  pets: { label: 'Kisállat', says: 'kisállat' },
};

/** '2 felnőtt, 1 gyerek (7–13 éves), 1 kisállat' */
export const formatParty = (query: Readonly<Record<string, string>>): string =>
  partyNames
    .filter((name) => query[name] !== undefined)
    .map((name) => `${query[name]} ${partyWords[name].says}`)
    .join(', ');

/** Which stays of a window are meant. */
export const formatWeekend = (value: string): string => (value === '1' ? 'Hétvégén' : 'Bármelyik napon');
