import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../paths.mjs';
import { sourceFiles } from './source-files.mjs';

const settings = [
  'docs/glossary.md',
  '.gitignore',
  '.oxlintrc.json',
  'biome.json',
  'package.json',
  'tsconfig.base.json',
];
const workspaces = ['apps/api', 'apps/web', 'db', 'packages/contracts'];

function copy(folder, file) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  cpSync(join(root, file), join(folder, file));
}

/** The packages as they are; ours from the copy. */
function linkPackages(folder) {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@piacter'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@piacter') symlinkSync(join(root, 'node_modules', name), join(packages, name), 'junction');
  }
  for (const [name, place] of [
    ['contracts', 'packages/contracts'],
    ['db', 'db'],
  ]) {
    symlinkSync(join(folder, place), join(packages, '@piacter', name), 'junction');
  }
}

/**
 * A copy of the sources in a temporary folder, to do wrong in what the linters have to find. `plant` writes files,
 * given as text by path; the type checker looks at these only, and at what they import.
 */
export function plantedCopy() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'piacter-lint-')));
  const own = workspaces.flatMap((place) => [`${place}/package.json`, `${place}/tsconfig.json`]);
  for (const file of [...sourceFiles(root), ...settings, ...own]) copy(folder, file);
  linkPackages(folder);
  return {
    folder,
    plant(files) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
    },
    /** Narrows each workspace to these files and what they import, for the type checker's sake. */
    checkTypesOf(include) {
      for (const place of workspaces) {
        const file = join(folder, place, 'tsconfig.json');
        writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), include }));
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
