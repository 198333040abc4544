import { expect, it } from 'vitest';
import { readReference } from '../../testing/knowledge.ts';
import { findRelatedProfessions, relatedNames } from './related-professions.ts';

const { rows, professions } = readReference();
const idOf = (name: string) => String(professions.find(({ typeName }) => typeName === name)?.typeID);

it('names professions that there are, none as related to itself', () => {
  const known = new Set(professions.map(({ typeName }) => typeName));
  const wrong = [...relatedNames].filter(
    ([name, related]) =>
      !known.has(name) || related.includes(name) || !related.every((one) => known.has(one)),
  );
  expect(wrong).toEqual([]);
});

it('finds the closest one first, and none where the table has none', () => {
  const find = (name: string) => findRelatedProfessions(rows.professions, idOf(name));
  expect(find('zárszerelő')).toEqual([idOf('lakatos'), idOf('kulcsmásoló')]);
  expect(find('villanyszerelő')).toEqual([]);
  expect(findRelatedProfessions(rows.professions, undefined)).toEqual([]);
});
