import { childAges } from '../core/hungarian.ts';
import { type ChildGroup, childGroups, createRecord } from '../core/values.ts';

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
  ...createRecord(childGroups, (group) => `gyerek (${childAges[group]})`),
  pets: 'kisállat',
};

/** '2 felnőtt, 1 gyerek (7–13 éves), 1 kisállat'; of whom there are none is not said. */
export const formatParty = (party: Readonly<Partial<Record<PartyName, number | string>>>): string =>
  partyNames
    .filter((name) => Number(party[name] ?? 0) !== 0)
    .map((name) => `${party[name]} ${partyWords[name]}`)
    .join(', ');

/** Which stays of a window are meant. */
export const formatWeekend = (value: string): string => (value === '1' ? 'Hétvégén' : 'Bármelyik napon');
