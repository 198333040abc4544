import type { NightSource, NightState } from '@piacter/contracts/calendars/values';

/** Hungarian texts of the calendars of hosts and visitors. */
export const text = {
  weekdays: ['H', 'K', 'Sze', 'Cs', 'P', 'Szo', 'V'],
  states: { free: 'szabad', busy: 'foglalt', closed: 'zárva' } satisfies Record<NightState, string>,
  /** Where a host keeps no calendar, an open day may be taken. */
  unknown: 'nem tudni, szabad-e',
  sources: { own: 'te jelölted', stay: 'itt lefoglalt', import: 'másik naptárból' } satisfies Record<
    NightSource,
    string
  >,
  /** Of several imported calendars. */
  named: (source: string, name: string) => `${source}: ${name}`,
  past: 'elmúlt',
  price: (price: string) => `${price} fejenként`,
  nights: (nights: number) => `legalább ${nights} éj`,
  legend: 'Jelmagyarázat',
} as const;
