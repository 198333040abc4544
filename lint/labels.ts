import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { walk } from './positions.ts';

/** The descriptions of the fields of a kind, by the name of its folder. */
const isDescription = (file) => /^packages\/contracts\/src\/(?!core\/)[\w-]+\/[\w-]*fields\.ts$/.test(file);
const isTest = (file) => /\.test\.tsx?$|\/testing\b/.test(file);
const kindOf = (file) =>
  /^(?:packages\/contracts\/src|apps\/(?:api|web)\/src\/features)\/([\w-]+)\//.exec(file)?.[1];

/** The labels of the described fields in an exported value, at any depth, and those of their filters. */
function collectLabels(value, labels, isOfField = false) {
  if (typeof value !== 'object' || value === null) return;
  const isDescribed = isOfField || typeof value.type === 'string';
  if (isDescribed && typeof value.label === 'string') labels.add(value.label);
  for (const inner of Object.values(value)) collectLabels(inner, labels, isDescribed);
}

/** The labels of all described fields, by the folder of their kind. */
export async function fieldLabels(root) {
  const byKind = new Map();
  const files = globSync('packages/contracts/src/*/*fields.ts', { cwd: root });
  for (const file of files.map((path) => path.replaceAll('\\', '/')).filter(isDescription)) {
    const labels = byKind.get(kindOf(file)) ?? new Set();
    byKind.set(kindOf(file), labels);
    collectLabels({ ...(await import(pathToFileURL(join(root, file)).href)) }, labels);
  }
  return byKind;
}

/** Labels of described fields that are typed again in a file of their kind, as `{ file, line, sentence }`. */
export function retypedLabels(byKind, { file, program, lineAt }) {
  const found = [];
  const kind = kindOf(file);
  const labels = byKind.get(kind);
  if (!labels || isDescription(file) || isTest(file)) return found;
  walk(program, (node) => {
    if (node.type === 'Literal' && labels.has(node.value))
      found.push({
        file,
        line: lineAt(node.start),
        sentence: `'${node.value}' is the label of a field: take it from its description in packages/contracts/src/${kind}.`,
      });
    return false;
  });
  return found;
}
