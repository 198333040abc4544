import { describe, expect, it } from 'vitest';
import { readDataFiles } from './data-files.ts';
import { lookupRows, professionRows } from './lookup-rows.ts';

const files = readDataFiles();
const tables = lookupRows(files.lookups);
const getRows = (table: string) => tables.find((entry) => entry.table === table)?.rows ?? [];
const getNames = (table: string) => getRows(table).map((row) => row.typeName);

describe('the lookups', () => {
  it('fill every lookup table', () => {
    expect(tables.map(({ table }) => table).sort()).toEqual([
      'countries',
      'facilities',
      'languages',
      'meal_plans',
      'special_locations',
      'types_accommodation',
      'types_ad',
      'types_advertiser',
      'types_build_technology',
      'types_condition',
      'types_electricity',
      'types_email',
      'types_energy_class',
      'types_firm',
      'types_furnished',
      'types_gas',
      'types_heating',
      'types_house',
      'types_parking',
      'types_public_place',
      'types_user',
      'types_view',
    ]);
  });

  it.each(tables.map((entry) => [entry.table, entry] as const))(
    'give %s unique ids and names',
    (_, { key, rows }) => {
      const ids = rows.map((row) => row[key]);
      const names = rows.map((row) =>
        [row.facilityGroup, row[Object.keys(row).find((column) => column.endsWith('Name')) ?? '']].join(' '),
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(names).size).toBe(names.length);
      expect(ids.every((id) => Number.isInteger(id) && Number(id) > 0)).toBe(true);
      expect(names.every((name) => name.trim().length > 0 && name.length <= 120)).toBe(true);
    },
  );

  it('keep the ids that code and API documentation depend on', () => {
    expect(getRows('types_user').map(({ typeID, path }) => `${typeID} ${path}`)).toEqual([
      '1 admin',
      '2 ingatlan_tulajdonos',
      '3 szallasado',
      '4 szakember',
      '5 ajanlatkero',
    ]);
    expect(getNames('types_ad')).toEqual(['Eladó', 'Kiadó', 'Csere', 'Eladó vagy cserélhető']);
    expect(getNames('types_house')).toEqual(['ház', 'lakás', 'telek']);
    expect(getNames('types_advertiser')).toEqual(['magánszemély', 'ingatlanközvetítő', 'cég']);
    expect(getRows('types_email').map(({ typeID }) => typeID)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 25, 26, 27, 28, 29, 30, 31, 32, 33,
      34, 35, 36,
    ]);
  });

  it('contain 14 countries, Hungary first', () => {
    const countries = getRows('countries');
    expect(countries).toHaveLength(14);
    expect(countries[0]).toEqual({
      countryID: 1,
      countryName: 'Magyarország',
      countryCode: 'HU',
      position: 1,
    });
    expect(countries.every(({ countryCode }) => /^[A-Z]{2}$/.test(String(countryCode)))).toBe(true);
    expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(14);
  });

  it('assign a unique bit to every facility, special location and language', () => {
    const groups = new Map<string, number[]>();
    for (const table of ['facilities', 'special_locations', 'languages']) {
      for (const row of getRows(table)) {
        const group = String(row.facilityGroup ?? table);
        groups.set(group, [...(groups.get(group) ?? []), Number(row.bit)]);
      }
    }
    expect([...groups.keys()].sort()).toEqual(
      ['bathroom', 'childFriendly', 'general', 'kitchen', 'languages', 'room', 'special_locations'].sort(),
    );
    for (const bits of groups.values()) {
      expect(new Set(bits).size).toBe(bits.length);
      expect(Math.min(...bits)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...bits)).toBeLessThanOrEqual(62);
      expect(bits.length).toBeGreaterThanOrEqual(10);
    }
  });

  it('list the ten most common types of public places first, the others sorted by the Hungarian alphabet', () => {
    const names = getNames('types_public_place').map(String);
    expect(names.slice(0, 3)).toEqual(['utca', 'út', 'tér']);
    const others = names.slice(10);
    expect(others).toEqual(others.toSorted(new Intl.Collator('hu', { ignorePunctuation: true }).compare));
  });

  it('contain the usual types of public places', () => {
    expect(getNames('types_public_place').length).toBeGreaterThanOrEqual(150);
    expect(getNames('types_public_place')).toEqual(
      expect.arrayContaining([
        'utca',
        'út',
        'tér',
        'körút',
        'sétány',
        'köz',
        'dűlő',
        'rakpart',
        'fasor',
        'lakótelep',
      ]),
    );
  });
});

describe('the professions', () => {
  const professions = professionRows(files.professions).map(({ typeName }) => String(typeName));

  it('are at least 150 without duplicates', () => {
    expect(professions.length).toBeGreaterThanOrEqual(150);
    expect(new Set(professions).size).toBe(professions.length);
  });

  it('are hyphenated from seven syllables on when made of three words, by the rules of spelling', () => {
    expect(professions).toEqual(
      expect.arrayContaining(['bútor-összeszerelő', 'ingatlan-értékbecslő', 'háztartásigép-szerelő']),
    );
  });
});
