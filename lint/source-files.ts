import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const patterns = ['apps/*/**/*.{ts,tsx}', 'packages/*/**/*.{ts,tsx}', '{db,proofs}/**/*.ts'];
const notOurs = /(^|[\\/])(node_modules|dist)$/;

/** The TypeScript files of the repository, as paths from its root with slashes. */
export const sourceFiles = (root) =>
  globSync(patterns, { cwd: root, exclude: (path) => notOurs.test(path) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/**
 * Parses a file: its text, module record and lazily created syntax tree; `lineAt` converts a position to its line
 * (from 1). Throws SyntaxError if the text cannot be parsed.
 */
export function parseSource(file, text) {
  const parsed = parseSync(file, text);
  if (parsed.errors.length > 0) throw new SyntaxError(`${file}: ${parsed.errors[0].message}`);
  return {
    file,
    text,
    module: parsed.module,
    get program() {
      return parsed.program;
    },
    get comments() {
      return parsed.comments;
    },
    lineAt: (position) => text.slice(0, position).split('\n').length,
  };
}

export const readSource = (root, file) => parseSource(file, readFileSync(join(root, file), 'utf8'));
