import type { AddressSuggestion } from '@piacter/contracts/places';

export interface AddressQuery {
  /** The text typed so far. */
  search: string;
  /** ISO 3166-1 alpha-2 codes of the countries to search in. */
  countryCodes: readonly string[];
  limit: number;
}

/** Port of the address search (WID-03): a maps service, or the embedded gazetteer. */
export interface Geocoder {
  suggest: (query: AddressQuery) => Promise<AddressSuggestion[]>;
}
