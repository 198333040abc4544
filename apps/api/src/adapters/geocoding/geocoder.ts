import type { AddressSuggestion } from '@piacter/contracts/places';

export interface AddressQuestion {
  /** What was typed so far. */
  search: string;
  /** Two letters each: the countries that the address may be in. */
  countryCodes: readonly string[];
  limit: number;
}

/** Port of the address search (WID-03): a maps service, or the embedded gazetteer. */
export interface Geocoder {
  suggest: (question: AddressQuestion) => Promise<AddressSuggestion[]>;
}
