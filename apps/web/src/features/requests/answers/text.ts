import { text as shared } from '../../../ui/text.ts';

/** Hungarian texts of the answers of hosts. */
export const text = {
  title: 'Szállásadók válaszai',
  hint: 'Ha megfelel valamelyik, hívd fel a szállásadót, vagy írj neki!',
  write: 'Válaszolok az üzeneteim között',
  loading: shared.loading,
  host: 'Szállásadó',
  received: (day: string) => `Írt neked: ${day}`,
  accommodations: 'Szállásai',
  price: (price: string) => `${price}/fő/éj`,
} as const;
