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
import { root } from '../scripts/paths.mjs';
import { sourceFiles } from './source-files.ts';

const settings = [
  'docs/glossary.md',
  '.gitignore',
  '.oxlintrc.json',
  'biome.json',
  'package.json',
  'tsconfig.base.json',
];
const workspaces = ['apps/api', 'apps/web', 'db', 'packages/contracts'];

function copy(folder: string, file: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  cpSync(join(root, file), join(folder, file));
}

/** Links installed packages as they are, workspaces to the copy. */
function linkPackages(folder: string) {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@piacter'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@piacter') symlinkSync(join(root, 'node_modules', name), join(packages, name), 'junction');
  }
  for (const [name, place] of Object.entries({ contracts: 'packages/contracts', db: 'db' })) {
    symlinkSync(join(folder, place), join(packages, '@piacter', name), 'junction');
  }
}

export interface PlantedCopy {
  folder: string;
  /** Writes files, given as text by path. */
  plant: (files: Record<string, string>) => void;
  /** Restricts each workspace to these files and their imports, for a faster type check. */
  checkTypesOf: (include: string[]) => void;
  remove: () => void;
}

/**
 * Copies the sources to a temporary folder in which violations can be planted for the linters to find.
 */
export function createPlantedCopy(): PlantedCopy {
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
    checkTypesOf(include) {
      for (const place of workspaces) {
        const file = join(folder, place, 'tsconfig.json');
        writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), include }));
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
