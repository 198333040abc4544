import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Node } from 'oxc-parser';
import { walk } from './positions.ts';
import type { Problem, Source } from './source-files.ts';

const addresses = 'packages/contracts/src/site/paths.ts';

/** The first segments of the product's addresses. */
export async function addressSegments(root: string): Promise<Set<string>> {
  const load = (file: string) => import(pathToFileURL(join(root, 'packages/contracts/src', file)).href);
  const { publicSegments } = await load('pages/values.ts');
  const { roles } = await load('core/values.ts');
  return new Set([...publicSegments, ...roles]);
}

/** Tests expect addresses as people see them; migrations and demo data keep those that are stored. */
const isFree = (file: string) =>
  file === addresses ||
  !/^(apps\/(api|web)\/src|packages)\//.test(file) ||
  /\.test\.tsx?$|\/testing\b/.test(file);

const getText = (node: Node) => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  return node.type === 'TemplateElement' ? node.value.raw : '';
};

/** Addresses of pages that are spelled out. */
export function spelledAddresses(segments: Set<string>, source: Source): Problem[] {
  const found: Problem[] = [];
  if (isFree(source.file)) return found;
  walk(source.program, (node) => {
    const [, segment = ''] = /^\/([\w-]+)(?:[/?]|$)/.exec(getText(node)) ?? [];
    if (segments.has(segment)) {
      const sentence = `The address '/${segment}' stands in ${addresses}: import it from there.`;
      found.push({ file: source.file, line: source.lineAt(node.start), sentence });
    }
    return false;
  });
  return found;
}
