/** Maximum number of rows in the price table of a listing. */
export const priceTableLimit = 100;

/** Maximum price of a row, in forints. */
export const priceLimit = 999_999_999;

/** Maximum length of a row's name, in characters. */
export const productNameLimit = 160;

/** Who stays, and for how long. */
export interface Stay {
  nights: number;
  guests: number;
  hasPet: boolean;
}

/** What the price of a stay is made of. Forints. */
export interface PricedAccommodation {
  /** For a person and night; 0 where it was not given. */
  pricePerPerson: number;
  /** For a night; null where none was given. */
  petCostPerNight: number | null;
}

/** Forints. */
export interface StayPrice {
  people: number;
  pet: number;
  total: number;
}

/** The price of a stay, for cards, pages and messages alike; undefined for an accommodation without a price. */
export function priceStay(
  { pricePerPerson, petCostPerNight }: PricedAccommodation,
  { nights, guests, hasPet }: Stay,
): StayPrice | undefined {
  if (pricePerPerson <= 0) return undefined;
  const people = pricePerPerson * nights * guests;
  const pet = hasPet ? (petCostPerNight ?? 0) * nights : 0;
  return { people, pet, total: people + pet };
}
