import { startingAt } from '@piacter/contracts/core/hungarian';

/** Hungarian texts of a service's page. */
export const text = {
  services: 'Szakember',
  priceFrom: startingAt,
  lowestPrice: 'Legalacsonyabb ár',
  coverage: 'Munkaterület',
  base: 'Cím',
  today: 'Ma',
  professions: 'Szakmák',
  countries: 'Az egész országban',
  regions: 'Vármegyék, régiók',
  settlements: 'Települések',
  description: 'Leírás',
} as const;
