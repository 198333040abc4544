import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { walk } from './positions.ts';

const addresses = 'packages/contracts/src/site/paths.ts';

/** The first segments of the product's addresses. */
export async function addressSegments(root) {
  const load = (file) => import(pathToFileURL(join(root, 'packages/contracts/src', file)).href);
  const { publicSegments } = await load('pages/values.ts');
  const { roles } = await load('core/values.ts');
  return new Set([...publicSegments, ...roles]);
}

/** Tests expect addresses as people see them; migrations and demo data keep those that are stored. */
const isFree = (file) =>
  file === addresses ||
  !/^(apps\/(api|web)\/src|packages)\//.test(file) ||
  /\.test\.tsx?$|\/testing\b/.test(file);

const getText = ({ type, value }) => {
  if (type === 'Literal') return typeof value === 'string' ? value : '';
  return type === 'TemplateElement' ? value.raw : '';
};

/** Addresses of pages that are spelled out, as `{ file, line, sentence }`. */
export function spelledAddresses(segments, source) {
  const found = [];
  if (isFree(source.file)) return found;
  walk(source.program, (node) => {
    const [, segment] = /^\/([\w-]+)(?:[/?]|$)/.exec(getText(node)) ?? [];
    if (segments.has(segment)) {
      const sentence = `The address '/${segment}' stands in ${addresses}: import it from there.`;
      found.push({ file: source.file, line: source.lineAt(node.start), sentence });
    }
    return false;
  });
  return found;
}
