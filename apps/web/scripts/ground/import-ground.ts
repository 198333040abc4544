/**
 * Generates the lines of the map that is drawn without tiles from public sources, which Debian 12 packages:
 *
 *     apt-get install gmt gmt-gshhg-full
 *     apt-get download qgis-common && dpkg-deb -x qgis-common_*.deb <folder>
 *     node apps/web/scripts/ground/import-ground.ts <folder>
 *
 * After an import of the gazetteer alone, `node apps/web/scripts/ground/import-settlements.ts` is enough.
 * Attribution: docs/notices.md.
 */
import { writeFileSync } from 'node:fs';
import { encode, join, type Line, type Point } from './lines.ts';
import { mainRoads, motorways } from './roads.ts';
import { readGazetteer } from './settlements.ts';
import { readCounties, readLakes, readRivers } from './sources.ts';

const folder = process.argv[2];
if (!folder)
  throw new Error('Usage: node apps/web/scripts/ground/import-ground.ts <folder with qgis-common>');

/** Numbers of World Data Bank II's levels: the broad rivers, then smaller ones. */
const riverLevels = [[1, 2], [3], [4]];

/** Lake Tisza is younger than the source; digitized by hand for orientation. */
const lakeTisza: Line = [
  [20.515, 47.495],
  [20.59, 47.487],
  [20.635, 47.515],
  [20.665, 47.545],
  [20.705, 47.565],
  [20.75, 47.62],
  [20.735, 47.65],
  [20.69, 47.655],
  [20.655, 47.638],
  [20.63, 47.61],
  [20.6, 47.588],
  [20.565, 47.55],
  [20.515, 47.495],
];

/** The borders between counties and around all: the edges of two counties and of one. */
function splitBorders(): { country: Line[]; counties: Line[] } {
  const areas = readCounties(folder ?? '');
  const edges = new Map<string, { edge: [Point, Point]; owners: number[] }>();
  areas.forEach(({ rings }, owner) => {
    for (const ring of rings)
      ring.slice(1).forEach((to, index) => {
        const from = ring[index] ?? to;
        const key = [from, to]
          .map((point) => point.map((degrees) => degrees.toFixed(5)).join())
          .sort()
          .join(' ');
        const edge = edges.get(key) ?? { edge: [from, to] as [Point, Point], owners: [] };
        edge.owners.push(owner);
        edges.set(key, edge);
      });
  });
  // A town of the rank of a county belongs to the county around it.
  const counties = areas.map((_area, owner) => owner);
  const lengthOf = ({ rings }: { rings: Line[] }) => rings.reduce((sum, ring) => sum + ring.length, 0);
  areas.forEach((area, owner) => {
    if (lengthOf(area) > 30 || area.name === 'Budapest') return;
    const shared = [...edges.values()]
      .filter(({ owners }) => owners.includes(owner))
      .flatMap(({ owners }) => owners.filter((one) => one !== owner));
    const counts = Map.groupBy(shared, (one) => one);
    const [around] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [owner];
    counties[owner] = around;
  });
  const all = [...edges.values()];
  const pick = (isWanted: (owners: number[]) => boolean) =>
    join(all.filter(({ owners }) => isWanted(owners)).map(({ edge }) => edge));
  return {
    country: pick((owners) => owners.length === 1),
    counties: pick(
      ([one, other]) => one !== undefined && other !== undefined && counties[one] !== counties[other],
    ),
  };
}

const positions = new Map(
  readGazetteer()
    .filter(({ isApproximate }) => !isApproximate)
    .map(({ name, lat, lon }): [string, Point] => [name, [lon, lat]]),
);
const toRoad = (names: string): Line =>
  names.split(', ').flatMap((name) => {
    const at = positions.get(name);
    if (!at) process.stdout.write(`No exact position: ${name}\n`);
    return at ? [at] : [];
  });

const { country, counties } = splitBorders();
const ground = {
  country: country.map(encode),
  counties: counties.map(encode),
  lakes: [...join(readLakes()), lakeTisza].map(encode),
  rivers: riverLevels.map((levels) => join(levels.flatMap(readRivers)).map(encode)),
  motorways: motorways.map(toRoad).map(encode),
  mainRoads: mainRoads.map(toRoad).map(encode),
};
const rows = Object.entries(ground).map(([name, lines]) => `  "${name}": ${JSON.stringify(lines)}`);
writeFileSync(
  new URL('../../src/features/map/ground/lines.json', import.meta.url),
  `{\n${rows.join(',\n')}\n}\n`,
);
const describe = Object.entries(ground).map(
  ([name, lines]) => `${name}: ${lines.length} lines, ${lines.flat(2).length / 2} points`,
);
process.stdout.write(`${describe.join('\n')}\n`);
