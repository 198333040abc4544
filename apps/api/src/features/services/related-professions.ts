import { readFileSync } from 'node:fs';
import type { LookupRows } from '../lookups/index.ts';

/** The names of the trades that do some of the work of another one, by its name. */
export const relatedNames: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(new URL('./tables/related-professions.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', related = ''] = line.split('\t');
      return [name, related.split(', ')];
    }),
);

/** The ids of the trades that are related to one, the closest first. */
export function findRelatedProfessions(
  professions: LookupRows['professions'],
  serviceType: string | undefined,
): string[] {
  const profession = professions.find(({ typeID }) => String(typeID) === serviceType);
  const names = relatedNames.get(profession?.typeName ?? '') ?? [];
  return names.flatMap((name) => {
    const related = professions.find(({ typeName }) => typeName === name);
    return related ? [String(related.typeID)] : [];
  });
}
