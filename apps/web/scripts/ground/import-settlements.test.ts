import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatSettlements, readGazetteer, settlementsFile, toSettlements } from './import-settlements.ts';

it('the names of the map are those of the gazetteer, as import-settlements.ts writes them', () => {
  expect(readFileSync(settlementsFile, 'utf8')).toBe(formatSettlements());
});

it('every settlement has a name on the map, towns before villages, approximate places last', () => {
  const ranks = toSettlements(readGazetteer());
  const names = ranks.map((rank) => rank.map(([name]) => name));
  expect(names.flat()).toHaveLength(readGazetteer().length);
  expect(names[0]?.slice(0, 2)).toEqual(['Budapest', 'Debrecen']);
  expect(names.at(-2)).toContain('XIII. kerület');
  expect(names.at(-1)).toContain('Adásztevel');
});
