import { readFileSync } from 'node:fs';

interface GazetteerRow {
  name: string;
  lat: number;
  lon: number;
  isApproximate: boolean;
  population: number;
}

/** The settlements of Hungary, and the districts of Budapest among them. */
export const readGazetteer = (): GazetteerRow[] =>
  readFileSync(new URL('../../../../db/reference/data/gazetteer-hu.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((row) => row.split('\t'))
    .filter(([, kind]) => kind === 'settlement')
    .map(([, , , , name = '', , lat, lon, isApproximate, weight]) => ({
      name,
      lat: Number(lat),
      lon: Number(lon),
      isApproximate: isApproximate === '1',
      population: Number(weight),
    }));

/** Populations from which on a settlement is of a rank; what is smaller is of the last but one. */
const populations = [100_000, 30_000, 10_000, 4000, 1500];
const district = /^Budapest (.+ kerület)$/;

/** Villages, districts of Budapest among them; then those whose place is approximate. */
const villageRank = populations.length;
const approximateRank = villageRank + 1;

const getRank = ({ name, isApproximate, population }: GazetteerRow): number => {
  if (isApproximate) return approximateRank;
  const rank = populations.findIndex((from) => population >= from);
  return rank < 0 || district.test(name) ? villageRank : rank;
};

/** By rank, the settlement of most inhabitants first: its name, and its position in 1e-4 degrees. */
export function toSettlements(rows: readonly GazetteerRow[]): [name: string, lat: number, lon: number][][] {
  const sorted = rows.toSorted((a, b) => b.population - a.population);
  return Array.from({ length: approximateRank + 1 }, (_, rank) =>
    sorted
      .filter((row) => getRank(row) === rank)
      .map(({ name, lat, lon }) => [
        district.exec(name)?.[1] ?? name,
        Math.round(lat * 1e4),
        Math.round(lon * 1e4),
      ]),
  );
}

export const formatSettlements = (): string =>
  `[\n${toSettlements(readGazetteer())
    .map((rank) => JSON.stringify(rank))
    .join(',\n')}\n]\n`;

export const settlementsFile = new URL('../../src/features/map/ground/settlements.json', import.meta.url);
