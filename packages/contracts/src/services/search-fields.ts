import type { Field } from '../core/fields.ts';
import { typedKeys } from '../core/values.ts';

/** The professions of a service: apart, as the first visit of the list has no other field. */
export const professionsField = {
  type: 'list',
  list: 'professions',
  label: 'Szakma',
  group: 'service',
  isRequired: true,
} as const satisfies Field;

/** When a professional is to be there, by the timetable: now, today from now on, or on a day of the week. */
export const openingNames = {
  now: 'Most elérhető',
  today: 'Ma elérhető',
  monday: 'Hétfőn elérhető',
  tuesday: 'Kedden elérhető',
  wednesday: 'Szerdán elérhető',
  thursday: 'Csütörtökön elérhető',
  friday: 'Pénteken elérhető',
  saturday: 'Szombaton elérhető',
  sunday: 'Vasárnap elérhető',
} as const;
export type Opening = keyof typeof openingNames;
export const openings = typedKeys(openingNames);
