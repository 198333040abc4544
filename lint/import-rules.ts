import { listImports, resolveImport } from './imports.ts';
import { inTests, zones } from './zones.ts';

const findZone = (file) => zones.find(({ files }) => files.test(file));
/** Tests and their helpers, which may import what they test. */
export const isTest = (file) => /(\.test|\/testing)\.tsx?$/.test(file);
const isDoor = (file) => /\/index\.tsx?$/.test(file);

function mayImport(zone, name, { from, kind }) {
  if (zone.name === name || zone.imports?.includes(name)) return true;
  if (kind !== 'static' && zone.lightly?.includes(name)) return true;
  return isTest(from) && inTests[zone.name.split(' ')[0]].includes(name);
}

function isPastDoor(zone, target, { from, file, kind }) {
  const [, part] = target?.files.exec(file) ?? [];
  if (part === undefined || isDoor(file)) return false;
  if (target === zone && target.files.exec(from)[1] === part) return false;
  return !((!zone || zone.opensDoors) && kind === 'lazy') && !(isTest(from) && isTest(file));
}

/**
 * The rule that an import violates, as a sentence; undefined if allowed. `from` is the importing file, `file` or
 * `pack` the imported file or package, `kind` is 'static', 'type' or 'lazy'.
 */
export function findViolation(found) {
  const zone = findZone(found.from);
  if (found.pack !== undefined) {
    const isKnown = !zone?.packages || zone.packages.includes(found.pack) || isTest(found.from);
    return isKnown ? undefined : zone.rule;
  }
  const target = findZone(found.file);
  if (zone && !mayImport(zone, target?.name, found)) return zone.rule;
  return isPastDoor(zone, target, found) ? 'Import another folder through its index.ts only.' : undefined;
}

/** The forbidden imports of a parsed file, as `{ file, line, sentence }`. */
export const wrongImports = (root, source) =>
  listImports(source).flatMap(({ specifier, position, kind }) => {
    const target = resolveImport(root, source.file, specifier);
    const sentence = target && findViolation({ from: source.file, kind, ...target });
    if (!sentence) return [];
    return [{ file: source.file, line: source.lineAt(position), sentence: `${specifier}: ${sentence}` }];
  });
