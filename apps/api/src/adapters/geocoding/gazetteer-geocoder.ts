import { hungaryID } from '@piacter/contracts/lookups';
import type { AddressSuggestion } from '@piacter/contracts/places';
import { foldText } from '@piacter/db';
import { parseAddress } from './address-text.ts';
import type { Gazetteer, Place, Street } from './gazetteer.ts';
import { type PublicPlaces, typedStreets, withoutHouseNumber } from './typed-street.ts';

interface Knowledge {
  gazetteer: Gazetteer;
  publicPlaces: PublicPlaces;
  countryCodeOf: (countryID: number) => string;
}

interface Question {
  search: string;
  countryID: number | undefined;
  limit: number;
  /** Leaves out the places that it says no to. */
  isWanted?: (place: Place) => boolean;
}

/** Hungarian places before those abroad, then by size. */
const homeFirst = (a: Place, b: Place) =>
  Number(b.countryID === hungaryID) - Number(a.countryID === hungaryID) || b.weight - a.weight;

/** Settlements whose folded name begins with the typed text; an exact name first, then the country, then size. */
export function suggestSettlements(
  gazetteer: Gazetteer,
  { search, countryID, limit, isWanted = () => true }: Question,
  kind: 'settlements' | 'regions' = 'settlements',
): Place[] {
  const typed = foldText(search);
  if (typed === '') return [];
  const exact = kind === 'settlements' ? gazetteer.settlementsNamed(typed, countryID) : [];
  const begun = gazetteer[kind]
    .filter(
      (place) =>
        place.foldedName.startsWith(typed) && (countryID === undefined || place.countryID === countryID),
    )
    .sort(homeFirst);
  return [...new Set([...exact.sort(homeFirst), ...begun])].filter(isWanted).slice(0, limit);
}

/** The address search without a provider: settlements, Budapest's districts and streets, other streets as typed. */
export function createGazetteerGeocoder({ gazetteer, publicPlaces, countryCodeOf }: Knowledge) {
  const suggestion = (
    place: Place,
    given: { street?: string; postalCode?: string | null } = {},
  ): AddressSuggestion => {
    const postalCode = given.postalCode ?? gazetteer.onlyCodeOf(place);
    const street = given.street ?? null;
    const settlement = [postalCode, place.regionName].filter(Boolean).join(' ');
    return {
      label: [settlement, street].filter(Boolean).join(', '),
      countryCode: countryCodeOf(place.countryID),
      postalCode,
      settlement: place.regionName,
      countyRegion: gazetteer.regionOf(place)?.regionName ?? null,
      street,
      lat: place.lat,
      lon: place.lon,
    };
  };

  function knownStreets(words: readonly string[], limit: number, within: (street: Street) => boolean) {
    const typed = foldText(withoutHouseNumber(words, publicPlaces).join(' '));
    const found: AddressSuggestion[] = [];
    if (typed === '') return found;
    for (const street of gazetteer.streetsFrom(typed)) {
      if (found.length >= limit) break;
      const place = within(street) ? gazetteer.placeOf(street.regionID) : undefined;
      if (place) found.push(suggestion(place, { street: street.streetName, postalCode: street.postalCode }));
    }
    return found;
  }

  function streetsOf(
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
      ? knownStreets(
          words,
          limit,
          (street) =>
            (gazetteer.isCapital(place) || districts.has(street.regionID)) &&
            (postalCode === undefined || street.postalCode === postalCode),
        )
      : [];
    if (known.length > 0) return known;
    return typedStreets(words, publicPlaces).flatMap((street) =>
      settlements.map((settlement) => suggestion(settlement, { street, postalCode: postalCode ?? null })),
    );
  }

  return {
    suggest({ search, countryID, limit }: Question): AddressSuggestion[] {
      const { settlements, postalCode, streetWords } = parseAddress(
        search,
        gazetteer,
        publicPlaces,
        countryID,
      );
      if (settlements.length > 0 && streetWords.length > 0)
        return streetsOf(settlements, streetWords, postalCode, limit).slice(0, limit);
      if (settlements.length > 0 && postalCode)
        return settlements.slice(0, limit).map((place) => suggestion(place, { postalCode }));
      const begun = suggestSettlements(gazetteer, { search, countryID, limit });
      const streets =
        countryID === undefined || countryID === hungaryID
          ? knownStreets(streetWords, limit - begun.length, () => true)
          : [];
      return [...begun.map((place) => suggestion(place)), ...streets].slice(0, limit);
    },
  };
}
