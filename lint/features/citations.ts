import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallExpression, type Node, Visitor } from 'oxc-parser';
import { parseSource, type Source } from '../source-files.ts';

const patterns = [
  'apps/*/**/*.{ts,tsx,css,mjs}',
  'packages/*/**/*.ts',
  'db/**/*.ts',
  '{lint,proofs,scripts}/**/*.{mjs,ts,tsx}',
];
const notOurs = /(^|[\\/])(node_modules|dist)$/;
/** This folder cites IDs only as examples. */
const isExample = (file: string) => file.startsWith('lint/features/');

const citingFiles = (root: string) =>
  globSync(patterns, { cwd: root, exclude: (path) => notOurs.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((file) => !isExample(file))
    .sort();

const tests = new Set(['it', 'test', 'describe', 'alone']);
const idPattern = /\b[A-Z]{2,5}-\d{2}\b/g;
const shows = /^\s*Shows (?<ids>[A-Z]{2,5}-\d{2}(?:, [A-Z]{2,5}-\d{2})*)\.\s*$/;

const toText = (node: Node | undefined) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }, index) => (index === 0 ? '' : '…') + value.cooked).join('');
};

/** The base name of a call: `it` for `it.each(…)(…)`. */
const rootName = (node: Node): string | undefined => {
  if (node.type === 'CallExpression') return rootName(node.callee);
  if (node.type === 'MemberExpression') return rootName(node.object);
  return node.type === 'Identifier' ? node.name : undefined;
};

/** The tests of a file, in their order. */
function findTests(source: Source) {
  const found: { title: string; position: number }[] = [];
  const add = (call: CallExpression) => {
    const title = toText(call.arguments[0]);
    if (title !== undefined && tests.has(rootName(call.callee) ?? ''))
      found.push({ title, position: call.start });
  };
  new Visitor({ CallExpression: add }).visit(source.program);
  return found.sort((a, b) => a.position - b.position);
}

/** A test that shows a feature. */
export interface Shown {
  id: string;
  file: string;
  title: string;
}

/**
 * The features that the tests of a file show: by a comment `// Shows LAY-02, LAY-03.` above a
 * test or a group of tests, or by an ID in a title. Throws if such a comment is not above a test.
 */
export function findShown(file: string, text: string): Shown[] {
  const source = parseSource(file, text);
  const all = findTests(source);
  const commented = source.comments.flatMap(({ value, end }) => {
    const ids = shows.exec(value)?.groups?.ids?.split(', ');
    if (!ids) return [];
    const test = all.find(({ position }) => position >= end);
    if (!test || text.slice(end, test.position).trim() !== '')
      throw new Error(`${file}:${source.lineAt(end)}: "${value.trim()}" is not above a test.`);
    return ids.map((id) => ({ id, file, title: test.title }));
  });
  const titled = all.flatMap(({ title }) =>
    [...title.matchAll(idPattern)].map(([id]) => ({ id, file, title })),
  );
  return [...commented, ...titled];
}

export interface Citations {
  cited: Set<string>;
  shown: Shown[];
}

/** All IDs cited by code and tests, and the tests that show them. `isFeature` recognizes IDs. */
export function readCitations(root: string, isFeature: (id: string) => boolean): Citations {
  const cited = new Set<string>();
  const shown: Shown[] = [];
  for (const file of citingFiles(root)) {
    const text = readFileSync(join(root, file), 'utf8');
    const ids = [...text.matchAll(idPattern)].map(([id]) => id).filter(isFeature);
    for (const id of ids) cited.add(id);
    if (ids.length > 0 && /\.(test|story)\.tsx?$/.test(file)) shown.push(...findShown(file, text));
  }
  return { cited, shown: shown.filter(({ id }) => isFeature(id)) };
}
