import { startingAt } from '@piacter/contracts/core/hungarian';

/** Hungarian texts of a service's page. */
export const text = {
  services: 'Szakember',
  priceFrom: startingAt,
  lowestPrice: 'Legalacsonyabb ár',
  base: 'Cím',
  today: 'Ma',
} as const;
