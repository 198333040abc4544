import { hungaryID } from '@piacter/contracts/lookups';
import type { AddressSuggestion } from '@piacter/contracts/places';
import { foldText } from '@piacter/db/fold-text';
import { parseAddress } from './address-text.ts';
import type { Gazetteer, Place, Street } from './gazetteer.ts';
import { completeStreet, type PublicPlaces, withoutHouseNumber } from './typed-street.ts';

interface GeocoderDeps {
  gazetteer: Gazetteer;
  publicPlaces: PublicPlaces;
  getCountryCode: (countryID: number) => string;
}

interface SuggestOptions {
  search: string;
  countryID: number | undefined;
  limit: number;
  /** Filter of the places. */
  isWanted?: (place: Place) => boolean;
}

/** Codes of a town that are suggested beside it, before villages whose names begin alike. */
const maxCodes = 3;

/** Sorts Hungarian places first, then by size. */
const compareHungarianFirst = (a: Place, b: Place) =>
  Number(b.countryID === hungaryID) - Number(a.countryID === hungaryID) || b.weight - a.weight;

/** Settlements or regions whose folded name begins with the text: exact matches first, then Hungarian ones, then by size. */
export function suggestSettlements(
  gazetteer: Gazetteer,
  { search, countryID, limit, isWanted = () => true }: SuggestOptions,
  kind: 'settlements' | 'regions' = 'settlements',
): Place[] {
  const typed = foldText(search);
  if (typed === '') return [];
  const exact = kind === 'settlements' ? gazetteer.settlementsNamed(typed, countryID) : [];
  const matching = gazetteer[kind]
    .filter(
      (place) =>
        place.foldedName.startsWith(typed) && (countryID === undefined || place.countryID === countryID),
    )
    .sort(compareHungarianFirst);
  return [...new Set([...exact.sort(compareHungarianFirst), ...matching])].filter(isWanted).slice(0, limit);
}

/** The address search without a provider: settlements, districts and streets of Budapest, other streets as typed. */
export function createGazetteerGeocoder({ gazetteer, publicPlaces, getCountryCode }: GeocoderDeps) {
  const toSuggestion = (
    place: Place,
    given: { street?: string; postalCode?: string | null } = {},
  ): AddressSuggestion => {
    const postalCode = given.postalCode ?? gazetteer.getOnlyCode(place);
    const street = given.street ?? null;
    const settlement = [postalCode, place.regionName].filter(Boolean).join(' ');
    return {
      label: [settlement, street].filter(Boolean).join(', '),
      countryCode: getCountryCode(place.countryID),
      postalCode,
      postalCodes: postalCode === null && !gazetteer.isCapital(place) ? gazetteer.getCodes(place) : [],
      settlement: place.regionName,
      countyRegion: gazetteer.findRegion(place)?.regionName ?? null,
      street,
      lat: place.lat,
      lon: place.lon,
    };
  };

  /** A settlement; one that was typed in full with some of its codes, where it has several. */
  function toSuggestionsWithCodes(place: Place, typed: string): AddressSuggestion[] {
    const isTyped = place.foldedName === typed && !gazetteer.isCapital(place);
    const codes = isTyped ? gazetteer.getCodes(place) : [];
    return [
      toSuggestion(place),
      ...(codes.length > 1
        ? codes.slice(0, maxCodes).map((postalCode) => toSuggestion(place, { postalCode }))
        : []),
    ];
  }

  function findKnownStreets(words: readonly string[], limit: number, within: (street: Street) => boolean) {
    const typed = foldText(withoutHouseNumber(words, publicPlaces).join(' '));
    const found: AddressSuggestion[] = [];
    if (typed === '') return found;
    for (const street of gazetteer.streetsFrom(typed)) {
      if (found.length >= limit) break;
      const place = within(street) ? gazetteer.findPlace(street.regionID) : undefined;
      if (place)
        found.push(toSuggestion(place, { street: street.streetName, postalCode: street.postalCode }));
    }
    return found;
  }

  function findStreets(
    settlements: readonly Place[],
    words: readonly string[],
    postalCode: string | undefined,
    limit: number,
  ) {
    const [place] = settlements;
    if (!place) return [];
    const districts = new Set(settlements.map(({ regionID }) => regionID));
    const inCapital = gazetteer.isCapital(place) || gazetteer.isDistrict(place);
    const known = inCapital
      ? findKnownStreets(
          words,
          limit,
          (street) =>
            (gazetteer.isCapital(place) || districts.has(street.regionID)) &&
            (postalCode === undefined || street.postalCode === postalCode),
        )
      : [];
    if (known.length > 0) return known;
    return completeStreet(words, publicPlaces).flatMap((street) =>
      settlements.map((settlement) => toSuggestion(settlement, { street, postalCode: postalCode ?? null })),
    );
  }

  return {
    suggest({ search, countryID, limit }: SuggestOptions): AddressSuggestion[] {
      const { settlements, postalCode, streetWords } = parseAddress(
        search,
        gazetteer,
        publicPlaces,
        countryID,
      );
      if (settlements.length > 0 && streetWords.length > 0)
        return findStreets(settlements, streetWords, postalCode, limit).slice(0, limit);
      if (settlements.length > 0 && postalCode)
        return settlements.slice(0, limit).map((place) => toSuggestion(place, { postalCode }));
      const matching = suggestSettlements(gazetteer, { search, countryID, limit });
      const streets =
        countryID === undefined || countryID === hungaryID
          ? findKnownStreets(streetWords, limit - matching.length, () => true)
          : [];
      const places = matching.flatMap((place) => toSuggestionsWithCodes(place, foldText(search)));
      return [...places, ...streets].slice(0, limit);
    },
  };
}
