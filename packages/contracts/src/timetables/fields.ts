import type { Weekday } from './values.ts';

export const dayLabels = {
  monday: 'Hétfő',
  tuesday: 'Kedd',
  wednesday: 'Szerda',
  thursday: 'Csütörtök',
  friday: 'Péntek',
  saturday: 'Szombat',
  sunday: 'Vasárnap',
} as const satisfies Record<Weekday, string>;
