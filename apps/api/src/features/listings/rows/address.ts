import { pick, toFlag } from '@piacter/contracts/core/values';
import { isEnded } from '@piacter/contracts/lifecycle/values';
import type { MapPosition } from '@piacter/contracts/listings';
import { fromMapPoint } from '@piacter/db/map-position';
import type { RowChanges } from '../../../core/db/with-changes.ts';
import type { Choice, LookupNames } from '../../lookups/index.ts';
import { toState } from './state.ts';

/** The parts of an address that everybody sees. */
export const publicAddressColumns = [
  'countryID',
  'postalCode',
  'settlement',
  'countyRegion',
  'disableAddress',
] as const;

/** The parts that `disableAddress` hides from everybody but the owner and the admin. */
export const hiddenAddressColumns = [
  'street',
  'publicPlaceType',
  'houseNumber',
  'floorNumber',
  'doorNumber',
  'lat',
  'lon',
] as const;

/** The position on the map as everybody sees it. */
export const mapColumns = ['mapPoint', 'mapRadius'] as const;

/** What an advertiser fills in; bodies and tables of all kinds use the same names. */
export const addressFields = [...publicAddressColumns, ...hiddenAddressColumns] as const;
export type AddressField = (typeof addressFields)[number];

type AddressLookups = Record<'countryID' | 'publicPlaceType', number | null>;

/** The lookup fields of an address, for validation. */
export const addressChoices = ({ countryID, publicPlaceType }: RowChanges<AddressLookups>): Choice[] => [
  ['countryID', 'countries', countryID],
  ['publicPlaceType', 'types_public_place', publicPlaceType],
];

interface PositionRow {
  disableAddress: number;
  lat: number | null;
  lon: number | null;
  mapPoint: number | null;
  mapRadius: number | null;
}

/** Where a listing stands on the map for everybody; null where no place is known. */
export function toMapPosition({
  mapPoint,
  mapRadius,
}: Pick<PositionRow, 'mapPoint' | 'mapRadius'>): MapPosition | null {
  if (mapPoint === null) return null;
  const radius = mapRadius ?? 0;
  return { ...fromMapPoint(mapPoint), isApproximate: toFlag(radius > 0), radius };
}

type AddressRow = AddressLookups & PositionRow & Record<AddressField, unknown> & { state: string };

/** The address of a reply. The statement has already replaced what the viewer may not see with null. */
export function toAddress<Row extends AddressRow>(row: Row, names: LookupNames) {
  // One that has ended is not on the map: its place is as private again as its contact data.
  const mapPosition = isEnded(toState(row.state)) ? null : toMapPosition(row);
  // Without a position of its own, a listing with a public address is at the middle of its settlement.
  const { lat, lon } =
    row.lat === null && row.disableAddress === 0 ? (mapPosition ?? { lat: null, lon: null }) : row;
  return {
    ...pick(row, addressFields),
    lat,
    lon,
    mapPosition,
    disableAddress: toFlag(row.disableAddress),
    countryName: names.findName('countries', row.countryID),
    publicPlaceName: names.findName('types_public_place', row.publicPlaceType),
  };
}
