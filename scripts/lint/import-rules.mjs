import { importsOf, resolveImport } from './imports.mjs';
import { inTests, zones } from './zones.mjs';

const zoneOf = (file) => zones.find(({ files }) => files.test(file));
const isTest = (file) => /(\.test|\/testing)\.tsx?$/.test(file);
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
  return !(zone?.opensDoors && kind === 'lazy') && !(isTest(from) && isTest(file));
}

/**
 * What speaks against an import, as a sentence; undefined where nothing does. `from` is the file that imports,
 * `file` or `pack` what it imports, `kind` how: 'static', 'type' or 'lazy'.
 */
export function objectionTo(found) {
  const zone = zoneOf(found.from);
  if (found.pack !== undefined) {
    const isKnown = !zone?.packages || zone.packages.includes(found.pack) || isTest(found.from);
    return isKnown ? undefined : zone.rule;
  }
  const target = zoneOf(found.file);
  if (zone && !mayImport(zone, target?.name, found)) return zone.rule;
  return isPastDoor(zone, target, found) ? 'Folders meet at the door: import the index.ts there.' : undefined;
}

/** The imports of a parsed file that no rule allows, each as `{ file, line, sentence }`. */
export const wrongImports = (root, source) =>
  importsOf(source).flatMap(({ specifier, position, kind }) => {
    const target = resolveImport(root, source.file, specifier);
    const sentence = target && objectionTo({ from: source.file, kind, ...target });
    if (!sentence) return [];
    return [{ file: source.file, line: source.lineAt(position), sentence: `${specifier}: ${sentence}` }];
  });
