import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comment, type EcmaScriptModule, type Program, parseSync } from 'oxc-parser';

const patterns = ['apps/*/**/*.{ts,tsx}', 'packages/*/**/*.{ts,tsx}', '{db,proofs}/**/*.ts'];
const notOurs = /(^|[\\/])(node_modules|dist)$/;

/** The TypeScript files of the repository, as paths from its root with slashes. */
export const sourceFiles = (root: string): string[] =>
  globSync(patterns, { cwd: root, exclude: (path) => notOurs.test(path) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** A parsed file. */
export interface Source {
  file: string;
  text: string;
  module: EcmaScriptModule;
  /** Created when it is needed. */
  readonly program: Program;
  readonly comments: Comment[];
  /** The line of a position, from 1. */
  lineAt: (position: number) => number;
}

/** What breaks a rule, and where. */
export interface Problem {
  file: string;
  line: number;
  sentence: string;
}

/** Throws SyntaxError if the text cannot be parsed. */
export function parseSource(file: string, text: string): Source {
  const parsed = parseSync(file, text);
  const [error] = parsed.errors;
  if (error) throw new SyntaxError(`${file}: ${error.message}`);
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

export const readSource = (root: string, file: string): Source =>
  parseSource(file, readFileSync(join(root, file), 'utf8'));
