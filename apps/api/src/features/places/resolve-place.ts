import type { Gazetteer, Place } from '../../adapters/geocoding/index.ts';
import { readPlaceText, splitSettlementText } from './place-text.ts';
import { findAreas } from './search/find-places.ts';

/** The parts of an address that are given; a service may have none. */
interface AddressInput {
  countryID: number | null;
  settlement: string | null;
  postalCode: string | null;
  countyRegion: string | null;
}

/** The place of an address as searches use it, and as it is shown. */
interface ResolvedPlace<Settlement extends string | null> {
  /** Null where the gazetteer does not have the place. */
  settlementID: number | null;
  regionID: number | null;
  /** As the gazetteer spells it; as it was typed where the gazetteer does not have it. */
  settlement: string | Settlement;
  countyRegion: string | null;
}

/** The county of an address; undefined where the gazetteer has none of that name, for a landscape too. */
function findCounty(
  gazetteer: Gazetteer,
  { countyRegion, countryID }: Pick<AddressInput, 'countyRegion' | 'countryID'>,
): Place | undefined {
  if (!countyRegion) return undefined;
  const { kind, ids } = findAreas(gazetteer, countyRegion, countryID ?? undefined);
  return kind === 'regions' ? gazetteer.findPlace(ids[0] ?? null) : undefined;
}

/** Settlements of a name, and how the text that means them was read; undefined for a name of the gazetteer itself. */
function findNamed(gazetteer: Gazetteer, text: string, countryID: number | undefined) {
  const exact = gazetteer.settlementsNamed(text, countryID);
  if (exact.length > 0) return { found: exact, name: text };
  const read = readPlaceText(gazetteer, text);
  if (read?.kind !== 'settlement') return undefined;
  const found = gazetteer.settlementsNamed(read.name, countryID);
  return found.length > 0 ? { found, name: read.name, read } : undefined;
}

const isSpelledAs = (name: string) => {
  const lower = name.trim().toLowerCase();
  return ({ regionName }: Place) => regionName.toLowerCase() === lower;
};

interface NamedSettlement {
  place: Place;
  /** Its name in the address. */
  spelled: string;
}

/**
 * The settlement that an address names: of several with the same name, the one that postal code, county or accents point
 * at.
 */
function findSettlement(
  gazetteer: Gazetteer,
  { settlement, postalCode, countryID }: AddressInput,
  county: Place | undefined,
): NamedSettlement | undefined {
  if (!settlement) return undefined;
  const split = splitSettlementText(settlement);
  const whole = findNamed(gazetteer, settlement, countryID ?? undefined);
  const named = whole ?? findNamed(gazetteer, split.name, countryID ?? undefined);
  if (!named) return undefined;
  const { found, name, read } = named;
  const code = postalCode?.trim() || (split.postalCode ?? '');
  const ofCode = found.find((place) => gazetteer.hasCode(place, code));
  const within = county ?? findCounty(gazetteer, { countryID, countyRegion: split.county });
  const inCounty = found.find(({ parentID }) => parentID !== null && parentID === within?.regionID);
  const place = ofCode ?? inCounty ?? found.find(isSpelledAs(name)) ?? found[0];
  if (!place) return undefined;
  // What looks misspelt may be a place that the gazetteer lacks, unless the postal code confirms it; and what stands after
  // a comma would be lost.
  const isKept = (read?.isCorrected && !ofCode) || (!whole && split.county !== null);
  return { place, spelled: isKept ? settlement : (read?.quarter ?? place.regionName) };
}

/**
 * The place of an address in the gazetteer, from which ids and spelling of every listing and request come. 'Budapest'
 * has the id of its postal code's district and keeps its name. An unknown settlement gets the region of its county; an
 * address without a country is searched for in all.
 */
export function resolvePlace<Address extends AddressInput>(
  gazetteer: Gazetteer,
  written: Address,
): ResolvedPlace<Address['settlement']> {
  const county = findCounty(gazetteer, written);
  const found = findSettlement(gazetteer, written, county);
  const spelled = {
    settlement: found?.spelled ?? written.settlement,
    countyRegion: county?.regionName ?? written.countyRegion,
  };
  if (!found) return { ...spelled, settlementID: null, regionID: county?.regionID ?? null };
  const { countryID } = found.place;
  const place = gazetteer.isCapital(found.place)
    ? (gazetteer.settlementsOfCode(countryID, written.postalCode?.trim() ?? '')[0] ?? found.place)
    : found.place;
  return { ...spelled, settlementID: place.regionID, regionID: place.parentID };
}

/** Whether a row has the place that its address resolves to, spelled the same. */
export const isSamePlace = (
  row: ResolvedPlace<string | null>,
  { settlementID, regionID, settlement, countyRegion }: ResolvedPlace<string | null>,
): boolean =>
  row.settlementID === settlementID &&
  row.regionID === regionID &&
  row.settlement === settlement &&
  row.countyRegion === countyRegion;

/** A settlement or region that is named without an address. */
interface ResolvedName {
  name: string;
  /** Null where the gazetteer does not have it; of the capital that of its region, as its districts belong to that. */
  placeID: number | null;
}

/** The settlement, or else the region, of a name. */
export function resolveName(gazetteer: Gazetteer, typed: string, countryID: number): ResolvedName {
  const nameless = { countryID, settlement: null, postalCode: null, countyRegion: null };
  const { settlementID, ...place } = resolvePlace(gazetteer, { ...nameless, settlement: typed });
  const settlement = gazetteer.findPlace(settlementID);
  if (settlement)
    return {
      name: place.settlement,
      placeID: gazetteer.isCapital(settlement) ? settlement.parentID : settlementID,
    };
  const { countyRegion, regionID } = resolvePlace(gazetteer, { ...nameless, countyRegion: typed });
  return { name: countyRegion ?? typed, placeID: regionID };
}
