import type { Gazetteer, Place } from '../../adapters/geocoding/index.ts';
import { findAreas } from './find-places.ts';
import { readPlaceText, splitSettlementText } from './place-text.ts';

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
function findCounty(gazetteer: Gazetteer, { countyRegion, countryID }: AddressInput): Place | undefined {
  if (!countyRegion) return undefined;
  const { kind, ids } = findAreas(gazetteer, countyRegion, countryID ?? undefined);
  return kind === 'regions' ? gazetteer.findPlace(ids[0] ?? null) : undefined;
}

interface NamedSettlement {
  place: Place;
  /** Its name in the address. */
  spelled: string;
}

/** The settlement that an address names: of several with the same name, the one that postal code or county point at. */
function findSettlement(
  gazetteer: Gazetteer,
  { settlement, postalCode, countryID }: AddressInput,
  county: Place | undefined,
): NamedSettlement | undefined {
  if (!settlement) return undefined;
  const { name, ...split } = splitSettlementText(settlement);
  const code = postalCode?.trim() || (split.postalCode ?? '');
  const findNamed = (text: string) => gazetteer.settlementsNamed(text, countryID ?? undefined);
  const exact = findNamed(name);
  const read = exact.length > 0 ? undefined : readPlaceText(gazetteer, name);
  const named = read?.kind === 'settlement' ? findNamed(read.name) : exact;
  const ofCode = named.find((place) => gazetteer.hasCode(place, code));
  const place =
    ofCode ?? named.find(({ parentID }) => parentID !== null && parentID === county?.regionID) ?? named[0];
  if (!place) return undefined;
  // What looks misspelt may be a place that the gazetteer lacks, unless the postal code confirms it.
  const isDoubtful = read?.isCorrected && !ofCode;
  return { place, spelled: isDoubtful ? settlement : (read?.quarter ?? place.regionName) };
}

/**
 * The place of an address in the gazetteer: the one function from which ids and spelling of every listing and request
 * come. 'Budapest' has the id of its postal code's district and keeps its name, a quarter is called what it was called.
 * An unknown settlement still gets the region of its county, and an address without a country is searched for in all of
 * them.
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
