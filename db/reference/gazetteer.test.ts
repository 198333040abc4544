import { readFileSync } from 'node:fs';
import { locatives } from '@piacter/contracts/places/results';
import { describe, expect, it } from 'vitest';
import { readDataFiles } from './data-files.ts';
import { foldText } from './fold-text.ts';
import { type Place, readPlaces, streetRows } from './gazetteer-rows.ts';

const files = readDataFiles();
const places = readPlaces(files.gazetteerHungary, files.gazetteerAbroad);
const byID = new Map(places.map((place) => [place.regionID, place]));
const hungarian = places.filter(({ countryID, kind }) => countryID === 1 && kind === 'settlement');
const abroad = places.filter(({ countryID, kind }) => countryID !== 1 && kind === 'settlement');
const parentName = ({ parentID }: Place) => byID.get(parentID ?? 0)?.regionName;

/** Bounding boxes of the countries by id: latitude and longitude of the south-western and north-eastern corners. */
const boxes: Record<number, [number, number, number, number]> = {
  1: [45.73, 16.11, 48.59, 22.9],
  2: [46.37, 9.53, 49.02, 17.17],
  3: [47.73, 16.83, 49.62, 22.57],
  4: [43.61, 20.26, 48.27, 29.77],
  5: [42.37, 13.48, 46.56, 19.46],
  6: [45.42, 13.37, 46.88, 16.61],
  7: [42.23, 18.81, 46.2, 23.01],
  8: [44.38, 22.13, 52.38, 40.23],
  9: [48.55, 12.09, 51.06, 18.86],
  10: [49.0, 14.12, 54.84, 24.15],
  11: [47.27, 5.86, 55.06, 15.05],
  12: [35.49, 6.62, 47.1, 18.52],
  13: [45.81, 5.95, 47.81, 10.5],
  14: [27.63, -18.17, 43.8, 4.33],
};

const isInBox = ({ countryID, lat, lon }: Place) => {
  const [south, west, north, east] = boxes[countryID] ?? [0, 0, 0, 0];
  return lat !== null && lon !== null && lat >= south && lat <= north && lon >= west && lon <= east;
};

describe('the gazetteer of Hungary', () => {
  it('contains every settlement, Budapest and its districts', () => {
    expect(hungarian).toHaveLength(3154 + 1 + 23);
    expect(new Set(hungarian.map(({ regionName }) => regionName)).size).toBe(hungarian.length);
  });

  it('contains 19 counties and Budapest as regions of the country', () => {
    const regions = places.filter(({ countryID, kind }) => countryID === 1 && kind === 'region');
    expect(
      regions.map(({ regionName }) => regionName).filter((name) => name.endsWith(' vármegye')),
    ).toHaveLength(19);
    expect(regions.map(parentName)).toEqual(Array.from({ length: 20 }, () => 'Magyarország'));
    expect(regions.map(({ regionName }) => regionName)).toEqual(
      expect.arrayContaining(['Budapest', 'Csongrád-Csanád vármegye', 'Veszprém vármegye']),
    );
  });

  it('assigns a county and four-digit postal codes to every settlement', () => {
    const invalid = hungarian.filter(
      (place) =>
        byID.get(place.parentID ?? 0)?.kind !== 'region' ||
        place.postalCodes.length === 0 ||
        !place.postalCodes.every((code) => /^[1-9]\d{3}$/.test(code)),
    );
    expect(invalid).toEqual([]);
  });

  it('has exact coordinates of about a thousand settlements', () => {
    const known = hungarian.filter(({ isApproximate }) => isApproximate === 0);
    expect(known.length).toBeGreaterThan(950);
    const towns = ['Budapest', 'Győr', 'Szeged', 'Siófok', 'Hévíz', 'Esztergom'];
    expect(known.map(({ regionName }) => regionName)).toEqual(expect.arrayContaining(towns));
  });

  it('has no village on the point of another place, but for the listed ones, whose places are not known', () => {
    const points = [...Map.groupBy(hungarian, ({ lat, lon }) => `${lat} ${lon}`).values()];
    const shared = points.filter(({ length }) => length > 1);
    expect(shared.flat().filter(({ isApproximate }) => isApproximate === 0)).toEqual([]);
    const listed = readFileSync(new URL('./import/shared-points.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const found = shared.map((settlements) => settlements.map(({ regionName }) => regionName).join(', '));
    expect(found.toSorted()).toEqual(listed.toSorted());
  });

  it.each([
    ['Bejcgyertyános', 47.15, 16.93],
    ['Mátraszentimre', 47.92, 19.87],
  ])('has %s where it is', (name, lat, lon) => {
    expect(hungarian.find(({ regionName }) => regionName === name)).toMatchObject({ lat, lon });
  });

  it('contains the 23 districts of Budapest with the postal codes of their number', () => {
    const districts = hungarian.filter(({ regionName }) => regionName.endsWith('. kerület'));
    expect(districts.map(({ regionName }) => regionName.split(' ')[1])).toEqual(
      'I. II. III. IV. V. VI. VII. VIII. IX. X. XI. XII. XIII. XIV. XV. XVI. XVII. XVIII. XIX. XX. XXI. XXII. XXIII.'.split(
        ' ',
      ),
    );
    districts.forEach((district, index) => {
      const prefix = `1${String(index + 1).padStart(2, '0')}`;
      expect(parentName(district)).toBe('Budapest');
      expect(district.isApproximate).toBe(0);
      expect(district.postalCodes[0]?.slice(0, 3)).toBe(prefix);
      expect(district.postalCodes.filter((code) => !code.startsWith(prefix) && code !== '1007')).toEqual([]);
    });
    expect(new Set(districts.map(({ lat, lon }) => `${lat} ${lon}`)).size).toBe(23);
  });

  it.each([
    ['Szentendre', 'Pest', '2000'],
    ['Érd', 'Pest', '2030'],
    ['Gödöllő', 'Pest', '2100'],
    ['Etyek', 'Fejér', '2091'],
    ['Székesfehérvár', 'Fejér', '8000'],
    ['Dunaújváros', 'Fejér', '2400'],
    ['Esztergom', 'Komárom-Esztergom', '2500'],
    ['Dömös', 'Komárom-Esztergom', '2027'],
    ['Salgótarján', 'Nógrád', '3100'],
    ['Eger', 'Heves', '3300'],
    ['Miskolc', 'Borsod-Abaúj-Zemplén', '3500'],
    ['Tokaj', 'Borsod-Abaúj-Zemplén', '3910'],
    ['Debrecen', 'Hajdú-Bihar', '4000'],
    ['Újfehértó', 'Szabolcs-Szatmár-Bereg', '4244'],
    ['Nyíregyháza', 'Szabolcs-Szatmár-Bereg', '4400'],
    ['Szolnok', 'Jász-Nagykun-Szolnok', '5000'],
    ['Gyula', 'Békés', '5700'],
    ['Kecskemét', 'Bács-Kiskun', '6000'],
    ['Baja', 'Bács-Kiskun', '6500'],
    ['Makó', 'Csongrád-Csanád', '6900'],
    ['Szekszárd', 'Tolna', '7100'],
    ['Dombóvár', 'Tolna', '7200'],
    ['Kaposvár', 'Somogy', '7400'],
    ['Siófok', 'Somogy', '8600'],
    ['Balatonvilágos', 'Somogy', '8171'],
    ['Pécs', 'Baranya', '7600'],
    ['Veszprém', 'Veszprém', '8200'],
    ['Tihany', 'Veszprém', '8237'],
    ['Keszthely', 'Zala', '8360'],
    ['Gyenesdiás', 'Zala', '8315'],
    ['Szombathely', 'Vas', '9700'],
    ['Győr', 'Győr-Moson-Sopron', '9000'],
    ['Sopron', 'Győr-Moson-Sopron', '9400'],
  ])('assigns %s to %s county with the postal code %s', (name, county, code) => {
    const place = hungarian.find(({ regionName }) => regionName === name);
    expect(place && parentName(place)).toBe(`${county} vármegye`);
    expect(place?.postalCodes).toContain(code);
  });
});

describe('the gazetteer as a whole', () => {
  it('has unique ids and existing parents', () => {
    expect(byID.size).toBe(places.length);
    expect(places.filter(({ kind, parentID }) => (parentID === null) !== (kind === 'country'))).toEqual([]);
    expect(places.filter(({ parentID }) => parentID !== null && !byID.has(parentID))).toEqual([]);
  });

  it('has every place inside the bounding box of its country', () => {
    expect(places.filter((place) => !isInBox(place))).toEqual([]);
  });

  it('contains 14 countries with at least 50 settlements each', () => {
    for (const countryID of Array.from({ length: 14 }, (_, index) => index + 1)) {
      expect(byID.get(countryID)?.kind).toBe('country');
      const count = places.filter(
        (place) => place.countryID === countryID && place.kind === 'settlement',
      ).length;
      expect(count, `settlements of country ${countryID}`).toBeGreaterThanOrEqual(50);
    }
  });

  it('uses the Hungarian names of places abroad', () => {
    const found = ['Bécs', 'Pozsony', 'Kolozsvár', 'Szabadka', 'Ungvár', 'Eszék', 'Lendva'].map((name) =>
      abroad.filter(({ regionName }) => regionName === name),
    );
    expect(found.map((matches) => matches.length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it('has only names with a non-empty folded form', () => {
    expect(places.filter(({ regionName }) => !/^[a-z0-9][a-z0-9 ]*$/.test(foldText(regionName)))).toEqual([]);
  });
});

describe('the streets of Budapest', () => {
  const streets = streetRows(files.streets, places);

  it('are in the district of their postal code', () => {
    const vaci = streets.filter(({ streetName }) => streetName === 'Váci utca');
    expect(vaci.map(({ regionID }) => byID.get(Number(regionID))?.regionName)).toContain(
      'Budapest V. kerület',
    );
    expect(new Set(streets.map(({ regionID }) => regionID)).size).toBe(23);
    expect(streets.length).toBeGreaterThan(8000);
  });
});

it('has every settlement whose name is put into sentences', () => {
  const names = new Set(hungarian.map(({ regionName }) => regionName));
  expect(Object.keys(locatives).filter((name) => !names.has(name))).toEqual([]);
});
