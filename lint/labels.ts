import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { walk } from './positions.ts';
import type { Problem, Source } from './source-files.ts';

/** The descriptions of the fields of a kind, by the name of its folder. */
const isDescription = (file: string) =>
  /^packages\/contracts\/src\/(?!core\/)[\w-]+\/[\w-]*fields\.ts$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$|\/testing\b/.test(file);
const kindOf = (file: string) =>
  /^(?:packages\/contracts\/src|apps\/(?:api|web)\/src\/features)\/([\w-]+)\//.exec(file)?.[1] ?? '';

type LabelsByKind = Map<string, Set<string>>;

/** The labels of the described fields in an exported value, at any depth, and those of their filters. */
function collectLabels(value: unknown, labels: Set<string>, isOfField = false): void {
  if (typeof value !== 'object' || value === null) return;
  const isDescribed = isOfField || ('type' in value && typeof value.type === 'string');
  if (isDescribed && 'label' in value && typeof value.label === 'string') labels.add(value.label);
  for (const inner of Object.values(value)) collectLabels(inner, labels, isDescribed);
}

/** The labels of all described fields, by the folder of their kind. */
export async function fieldLabels(root: string): Promise<LabelsByKind> {
  const byKind: LabelsByKind = new Map();
  const files = globSync('packages/contracts/src/*/*fields.ts', { cwd: root });
  for (const file of files.map((path) => path.replaceAll('\\', '/')).filter(isDescription)) {
    const labels = byKind.get(kindOf(file)) ?? new Set<string>();
    byKind.set(kindOf(file), labels);
    collectLabels({ ...(await import(pathToFileURL(join(root, file)).href)) }, labels);
  }
  return byKind;
}

/** Labels of described fields that are typed again in a file of their kind. */
export function retypedLabels(byKind: LabelsByKind, { file, program, lineAt }: Source): Problem[] {
  const found: Problem[] = [];
  const kind = kindOf(file);
  const labels = byKind.get(kind);
  if (!labels || isDescription(file) || isTest(file)) return found;
  walk(program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && labels.has(node.value))
      found.push({
        file,
        line: lineAt(node.start),
        sentence: `'${node.value}' is the label of a field: take it from its description in packages/contracts/src/${kind}.`,
      });
    return false;
  });
  return found;
}
