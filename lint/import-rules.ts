import { type ImportKind, listImports, resolveImport, type Target } from './imports.ts';
import type { Problem, Source } from './source-files.ts';
import { inTests, type Zone, zones } from './zones.ts';

/** An import of a file. */
export type FoundImport = { from: string; kind: ImportKind } & Target;

const findZone = (file: string) => zones.find(({ files }) => files.test(file));
/** Tests and their helpers, which may import what they test. */
export const isTest = (file: string): boolean => /(\.test|\/testing)\.tsx?$/.test(file);
const isDoor = (file: string) => /\/index\.tsx?$/.test(file);

function mayImport(zone: Zone, name: string, { from, kind }: FoundImport) {
  if (zone.name === name || zone.imports?.includes(name)) return true;
  if (kind !== 'static' && zone.lightly?.includes(name)) return true;
  const [side = ''] = zone.name.split(' ');
  return isTest(from) && inTests[side]?.includes(name);
}

function isPastDoor(zone: Zone | undefined, target: Zone | undefined, found: FoundImport, file: string) {
  const { from, kind } = found;
  const [, part] = target?.files.exec(file) ?? [];
  if (part === undefined || isDoor(file)) return false;
  if (target === zone && target?.files.exec(from)?.[1] === part) return false;
  if (zone?.opensDoors === 'always' || (zone?.opensDoors && kind === 'lazy')) return false;
  return !(isTest(from) && isTest(file));
}

/** The rule that an import violates, as a sentence; undefined if allowed. */
export function findViolation(found: FoundImport): string | undefined {
  const zone = findZone(found.from);
  if (found.pack !== undefined) {
    const isKnown = !zone?.packages || zone.packages.includes(found.pack) || isTest(found.from);
    return isKnown ? undefined : zone.rule;
  }
  const target = findZone(found.file);
  if (zone && !mayImport(zone, target?.name ?? '', found)) return zone.rule;
  return isPastDoor(zone, target, found, found.file)
    ? 'Import another folder through its index.ts only.'
    : undefined;
}

/** The forbidden imports of a parsed file. */
export const wrongImports = (root: string, source: Source): Problem[] =>
  listImports(source).flatMap(({ specifier, position, kind }) => {
    const target = resolveImport(root, source.file, specifier);
    const sentence = target && findViolation({ from: source.file, kind, ...target });
    if (!sentence) return [];
    return [{ file: source.file, line: source.lineAt(position), sentence: `${specifier}: ${sentence}` }];
  });
