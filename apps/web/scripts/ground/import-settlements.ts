// Writes the names of the map that is drawn without tiles from the gazetteer's data file.
import { writeFileSync } from 'node:fs';
import { readDataFile } from '../../../../db/reference/data-files.ts';
import { type Place, readPlaces } from '../../../../db/reference/gazetteer-rows.ts';

/** The settlements of Hungary, and the districts of Budapest among them. */
export const readGazetteer = (): Place[] =>
  readPlaces(readDataFile('gazetteerHungary')).filter(({ kind }) => kind === 'settlement');

/** Populations from which on a settlement is of a rank; what is smaller is of the last but one. */
const populations = [100_000, 30_000, 10_000, 4000, 1500];
const district = /^Budapest (.+ kerület)$/;

/** Villages, districts of Budapest among them; then those whose place is approximate. */
const villageRank = populations.length;
const approximateRank = villageRank + 1;

const getRank = ({ regionName, isApproximate, weight }: Place): number => {
  if (isApproximate) return approximateRank;
  const rank = populations.findIndex((from) => weight >= from);
  return rank < 0 || district.test(regionName) ? villageRank : rank;
};

/** By rank, the settlement of most inhabitants first: its name, and its position in 1e-4 degrees. */
export function toSettlements(rows: readonly Place[]): [name: string, lat: number, lon: number][][] {
  const sorted = rows.toSorted((a, b) => b.weight - a.weight);
  return Array.from({ length: approximateRank + 1 }, (_, rank) =>
    sorted
      .filter((row) => getRank(row) === rank)
      .map(({ regionName, lat, lon }) => [
        district.exec(regionName)?.[1] ?? regionName,
        Math.round(Number(lat) * 1e4),
        Math.round(Number(lon) * 1e4),
      ]),
  );
}

export const formatSettlements = (): string =>
  `[\n${toSettlements(readGazetteer())
    .map((rank) => JSON.stringify(rank))
    .join(',\n')}\n]\n`;

export const settlementsFile = new URL('../../src/features/map/ground/settlements.json', import.meta.url);

if (import.meta.main) writeFileSync(settlementsFile, formatSettlements());
