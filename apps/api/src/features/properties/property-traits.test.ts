import { propertyLookups } from '@piacter/contracts/properties';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { mergeTraits } from '../search/index.ts';
import {
  flagCondition,
  lookupCondition,
  type TraitField,
  traitFields,
  traitFlags,
} from './property-traits.ts';

const fields = Object.keys(traitFields) as TraitField[];

describe('the column `traits` of properties', () => {
  let app: TestApp;
  let owner: Awaited<ReturnType<TestApp['signIn']>>;
  beforeAll(async () => {
    app = await testApp();
    owner = await app.signIn('ingatlan_tulajdonos');
  });

  const loadTraits = async (realEstateID: number) =>
    (
      await app.db
        .selectFrom('real_estates')
        .select('traits')
        .where('realEstateID', '=', realEstateID)
        .executeTakeFirstOrThrow()
    ).traits;

  it.each(fields)('has enough bits for every %s of its list', async (field) => {
    const { rows } = await sql<{ greatest: number }>`
      select max(typeID) as greatest from ${sql.table(propertyLookups[field])}`.execute(app.db);
    expect(rows[0]?.greatest).toBeGreaterThan(0);
    expect(rows[0]?.greatest).toBeLessThan(2 ** traitFields[field].width);
  });

  it.each(fields)('stores %s where the search expects it', async (field) => {
    const id = await createProperty(app, owner, { [field]: 3 });
    expect(await loadTraits(id)).toBe(lookupCondition(field, [3]).values[0]);
  });

  it.each(traitFlags.flatMap((flag) => [[flag, 0] as const, [flag, 1] as const]))(
    'stores %s = %i where the search expects it',
    async (flag, value) => {
      const id = await createProperty(app, owner, { [flag]: value });
      expect(await loadTraits(id)).toBe(flagCondition(flag, value).values[0]);
    },
  );

  it('stays exact in JavaScript with every bit set', () => {
    const all = mergeTraits([
      ...fields.map((field) => lookupCondition(field, [1])),
      ...traitFlags.map((flag) => flagCondition(flag, 1)),
    ]);
    expect(all).toHaveLength(1);
    expect(all[0]?.mask).toBe(2 ** 50 - 1);
  });

  it('merges conditions with a single value, not lists of values', () => {
    const list = lookupCondition('heatType', [1, 2]);
    expect(mergeTraits([list])).toEqual([list]);
    expect(mergeTraits([list, flagCondition('isAttic', 1), lookupCondition('gasType', [5])])).toEqual([
      { mask: 3 * 2 ** 34 + 15 * 2 ** 27, values: [2 * 2 ** 34 + 5 * 2 ** 27] },
      list,
    ]);
  });
});
