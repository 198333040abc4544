import { startingAt } from '@piacter/contracts/core/hungarian';

/** Hungarian texts of a service's page. */
export const text = {
  services: 'Szakember',
  priceFrom: startingAt,
  free: 'Ingyenes',
  describeWork: 'Nem tudod, kit hívj? Írd le, mi a gond: a szakemberek jelentkeznek',
  lowestPrice: 'Legalacsonyabb ár',
  base: 'Cím',
  today: 'Ma',
} as const;
