import { typedKeys } from '../core/values.ts';

/** Limits of a service beside those of its fields. */
export const serviceLimits = {
  /** Characters of the description's markup. */
  descriptionHtml: 20_000,
  serviceTypes: 20,
  /** Regions, and settlements likewise, of one service. */
  regions: 100,
} as const;

/** What a service covers: 1 a region or county, 2 a settlement (PRO-04). */
export const regionTypes = { region: 1, settlement: 2 } as const;
export type RegionType = (typeof regionTypes)[keyof typeof regionTypes];

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
