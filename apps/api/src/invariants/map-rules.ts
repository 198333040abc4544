import { hiddenRadius, lonBits } from '@piacter/db/map-position';
import { listingSpecs } from '../features/listings/index.ts';
import type { ListingRef } from '../features/listings/rows/index.ts';
import type { Invariant } from './invariant.ts';

const shownLat = `((l.mapPoint >> ${lonBits}) / 100000 - 90)`;
const shownLon = `((l.mapPoint & ${2 ** lonBits - 1}) / 100000 - 180)`;
/** SQL for the metres between the shown position and the advertiser's own. */
const movedBy = `sqrt(pow(${shownLat} - l.lat, 2) + pow((${shownLon} - l.lon) * cos(radians(l.lat)), 2)) * 111320`;
/** A position that the owner has set is ignored where it is far from the settlement; beyond this distance it has been. */
const ignoredBeyond = 2000;

/** The rules of the position on the map; the vectors themselves come from a secret and cannot be checked in SQL. */
const getPositionRules = ({ idField, table }: Pick<ListingRef, 'idField' | 'table'>): Invariant[] => [
  {
    sentence: `A row of ${table} has all columns of a position on the map, or none.`,
    sql: `select ${idField} as id from ${table}
      where (mapPoint is null) <> (mapTile is null) or (mapPoint is null) <> (mapRadius is null)`,
  },
  {
    sentence: `A row of ${table} with a settlement of known position is on the map.`,
    sql: `select l.${idField} as id from ${table} l join regions place on place.regionID = l.settlementID
      where l.mapPoint is null and place.lat is not null and place.lon is not null`,
  },
  {
    sentence: `A hidden address in ${table} is shown 300 to 800 metres from its true position.`,
    sql: `select l.${idField} as id from ${table} l
      where l.disableAddress = 1 and l.mapPoint is not null and (l.mapRadius < ${hiddenRadius}
        or (l.lat is not null and l.lon is not null and ${movedBy} < ${ignoredBeyond}
          and ${movedBy} not between 300 and 800))`,
  },
  {
    sentence: `A public position in ${table} is shown where it was set.`,
    sql: `select l.${idField} as id from ${table} l
      where l.disableAddress = 0 and l.mapRadius = 0
        and (l.lat is null or l.lon is null or ${movedBy} > 2)`,
  },
];

export const mapRules: readonly Invariant[] = [...Object.values(listingSpecs).flatMap(getPositionRules)];
