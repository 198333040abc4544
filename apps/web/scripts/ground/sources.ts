import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Line, Point } from './lines.ts';

/** Longitudes and latitudes of the map, with what is seen around Hungary. */
const region = '15.6/23.4/45.4/48.9';

/** The lines that GMT prints for an option: a header for each, then a point a line. */
function readLines(...options: string[]): Line[] {
  const args = ['coast', `-R${region}`, '-Df', '-M', ...options];
  const text = execFileSync('gmt', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    // Where it leaves a history of its options.
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return text.split('>').flatMap((part) => {
    const [, ...rows] = part.trim().split('\n');
    const points = rows.map((row): Point => {
      const [lon = 0, lat = 0] = row.split('\t').map(Number);
      return [lon, lat];
    });
    const [first] = points;
    return first && points.some(([lon, lat]) => lon !== first[0] || lat !== first[1]) ? [points] : [];
  });
}

/** Rivers of a level of World Data Bank II: 1 the widest, 4 the smaller ones, and the shores of lakes (GSHHG). */
export const readRivers = (level: number): Line[] => readLines(`-I${level}`);
export const readLakes = (): Line[] => readLines('-W2');

/** The rings of a polygon or of several as GeoPackage stores them: a header, then well-known binary. */
function parseRings(blob: Uint8Array): Line[] {
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength);
  const envelope = [0, 32, 48, 48, 64][(view.getUint8(3) >> 1) & 7] ?? 0;
  let at = 8 + envelope;
  const readInteger = () => {
    at += 4;
    return view.getUint32(at - 4, true);
  };
  const readNumber = () => {
    at += 8;
    return view.getFloat64(at - 8, true);
  };
  const readPolygon = (): Line[] => {
    at += 5;
    return Array.from({ length: readInteger() }, () =>
      Array.from({ length: readInteger() }, (): Point => [readNumber(), readNumber()]),
    );
  };
  const type = view.getUint32(at + 1, true);
  if (type === 3) return readPolygon();
  at += 5;
  return Array.from({ length: readInteger() }, readPolygon).flat();
}

/** The rings of the counties and of the towns of the rank of a county (Natural Earth, as QGIS has it). */
export function readCounties(folder: string): { name: string; rings: Line[] }[] {
  const file = joinPath(folder, 'usr/share/qgis/resources/data/world_map.gpkg');
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare("select name, geom from states_provinces where adm0_a3 = 'HUN'").all();
  return rows.map(({ name, geom }) => ({
    name: String(name),
    rings: geom instanceof Uint8Array ? parseRings(geom) : [],
  }));
}
