import { execFileSync } from 'node:child_process';
import {
  cpSync,
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
import { root } from '../../scripts/paths.mjs';

/** Everything that is tracked, or will be; without what is large and not read. */
const trackedFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && !file.startsWith('db/demo/pictures/') && existsSync(join(root, file)));

/** Links installed packages as they are, workspaces to the copy. */
function linkPackages(folder: string, place: string) {
  const packages = join(root, place, 'node_modules');
  if (!existsSync(packages)) return;
  mkdirSync(join(folder, place, 'node_modules', '@piacter'), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== '@piacter')
      symlinkSync(join(packages, name), join(folder, place, 'node_modules', name), 'junction');
  }
}

const workspaces = {
  contracts: 'packages/contracts',
  db: 'db',
  api: 'apps/api',
  web: 'apps/web',
  e2e: 'apps/e2e',
};

/** A copy of the tree in a temporary folder, to which a recipe is applied. */
export interface TreeCopy {
  folder: string;
  write: (file: string, text: string) => void;
  /** Inserts a text before the only line that begins so. */
  insert: (file: string, anchor: string, text: string) => void;
  remove: () => void;
}

export function createTreeCopy(): TreeCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'piacter-recipe-')));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const file of trackedFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const place of ['', 'apps/api']) linkPackages(folder, place);
  for (const [name, place] of Object.entries(workspaces))
    symlinkSync(join(folder, place), join(folder, 'node_modules', '@piacter', name), 'junction');
  return {
    folder,
    write,
    insert(file, anchor, text) {
      const source = readFileSync(join(folder, file), 'utf8');
      const parts = source.split(`\n${anchor}`);
      if (parts.length !== 2)
        throw new Error(`${file} has ${parts.length - 1} lines that begin with ${anchor}`);
      write(file, `${parts[0]}\n${text}${anchor}${parts[1]}`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
