import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
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

/** A copy of the tree, in which files can be changed and planted. */
export interface TreeCopy {
  folder: string;
  write: (file: string, text: string) => void;
  /** Inserts a text before the only line that begins so. */
  insert: (file: string, anchor: string, text: string) => void;
  remove: () => void;
}

/** Everything that is tracked, or will be; without what is large and not read. */
const trackedFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && !file.startsWith('db/demo/pictures/') && existsSync(join(root, file)));

const workspaces = {
  contracts: 'packages/contracts',
  db: 'db',
  api: 'apps/api',
  web: 'apps/web',
  e2e: 'apps/e2e',
};

/** Links installed packages as they are, workspaces to the copy. */
function linkPackages(folder: string) {
  for (const place of ['', ...Object.values(workspaces)]) {
    const packages = join(root, place, 'node_modules');
    if (!existsSync(packages)) continue;
    mkdirSync(join(folder, place, 'node_modules', '@piacter'), { recursive: true });
    for (const name of readdirSync(packages).filter((one) => one !== '@piacter'))
      symlinkSync(join(packages, name), join(folder, place, 'node_modules', name), 'junction');
  }
  for (const [name, place] of Object.entries(workspaces))
    symlinkSync(join(folder, place), join(folder, 'node_modules', '@piacter', name), 'junction');
}

/** Copies the tree to a folder, by default a temporary one. */
export function createTreeCopy(parent = tmpdir()): TreeCopy {
  const folder = realpathSync(mkdtempSync(join(parent, 'piacter-copy-')));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const files = trackedFiles();
  for (const place of new Set(files.map(dirname))) mkdirSync(join(folder, place), { recursive: true });
  for (const file of files) copyFileSync(join(root, file), join(folder, file));
  linkPackages(folder);
  return {
    folder,
    write,
    insert(file, anchor, text) {
      const parts = readFileSync(join(folder, file), 'utf8').split(`\n${anchor}`);
      if (parts.length !== 2)
        throw new Error(`${file} has ${parts.length - 1} lines that begin with ${anchor}`);
      write(file, `${parts[0]}\n${text}${anchor}${parts[1]}`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
