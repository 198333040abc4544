import type { AddressSuggestion } from '@piacter/contracts/places';
import { z } from 'zod';
import type { AddressQuery, Geocoder } from './geocoder.ts';

interface ProviderSettings {
  key: string;
  /** Base URL without a trailing slash; `/{text}.json` is appended. */
  url: string;
  /** Milliseconds after which the caller falls back to the embedded gazetteer. */
  timeoutMs?: number;
}

const defaultProviderUrl = 'https://api.tomtom.com/search/2/search';

const reply = z.object({
  results: z.array(
    z.object({
      address: z.object({
        freeformAddress: z.string(),
        countryCode: z.string().length(2),
        municipality: z.string().optional(),
        municipalitySubdivision: z.string().optional(),
        countrySubdivision: z.string().optional(),
        postalCode: z.string().optional(),
        streetName: z.string().optional(),
      }),
      position: z.object({ lat: z.number(), lon: z.number() }).optional(),
    }),
  ),
});
type Found = z.infer<typeof reply>['results'][number];

/** The main postal code, which is the first where the provider joins several with commas. */
const firstCode = (codes: string | undefined) => codes?.split(',')[0]?.trim() || null;

const toSuggestion = ({ address, position }: Found): AddressSuggestion[] => {
  const settlement = address.municipality;
  if (!settlement) return [];
  return [
    {
      label: address.freeformAddress,
      countryCode: address.countryCode,
      postalCode: firstCode(address.postalCode),
      postalCodes: [],
      settlement,
      countyRegion: address.countrySubdivision ?? null,
      street: address.streetName ?? null,
      lat: position?.lat ?? null,
      lon: position?.lon ?? null,
    },
  ];
};

/**
 * Client of an external address search with TomTom's Search API. Throws on a time-out, an error status or an invalid
 * reply; the caller falls back to the gazetteer.
 */
function createProviderGeocoder(settings: ProviderSettings): Geocoder {
  const { key, url, timeoutMs = 1500 } = settings;
  return {
    async suggest({ search, countryCodes, limit }: AddressQuery) {
      const address = new URL(`${url}/${encodeURIComponent(search)}.json`);
      address.search = new URLSearchParams({
        key,
        language: 'hu-HU',
        countrySet: countryCodes.join(','),
        limit: String(limit),
        typeahead: 'true',
      }).toString();
      const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
      if (!response.ok) throw new Error(`The address search answered ${response.status}`);
      const { results } = reply.parse(await response.json());
      return results.flatMap(toSuggestion).slice(0, limit);
    },
  };
}

/** Creates the configured maps service; undefined without a key. */
export const createGeocoder = (config: {
  geocodingKey?: string | undefined;
  geocodingUrl?: string | undefined;
}): Geocoder | undefined =>
  config.geocodingKey
    ? createProviderGeocoder({ key: config.geocodingKey, url: config.geocodingUrl ?? defaultProviderUrl })
    : undefined;
