import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const repository: string = join(import.meta.dirname, '../..');

const workspaces = { api: 'apps/api', contracts: 'packages/contracts', db: 'db' } as const;

/** A migration as a later release would bring it: it expands, so that the previous release goes on working. */
const migration = `import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('real_estates').addColumn('proofOfUpgrade', 'integer').execute();
  await db.schema.createIndex('proof_of_upgrade').on('real_estates').columns(['proofOfUpgrade']).execute();
}
`;

/**
 * Makes a copy of the product with one more migration, as the next release, and returns its folder. Installed packages
 * are shared.
 */
export function createNextRelease(folder: string): string {
  const next = join(folder, 'next-release');
  for (const path of Object.values(workspaces)) {
    const from = join(repository, path);
    cpSync(from, join(next, path), {
      recursive: true,
      filter: (source) => source !== join(from, 'node_modules'),
    });
    const packages = join(from, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(next, path, 'node_modules'));
  }
  writeFileSync(join(next, 'db', 'migrations', '9999-proof-of-upgrade.ts'), migration);
  const packages = join(next, 'node_modules');
  mkdirSync(join(packages, '@piacter'), { recursive: true });
  const installed = join(repository, 'node_modules');
  for (const name of readdirSync(installed))
    if (name !== '@piacter' && !name.startsWith('.'))
      symlinkSync(join(installed, name), join(packages, name));
  for (const [name, path] of Object.entries(workspaces))
    symlinkSync(join(next, path), join(packages, '@piacter', name));
  return next;
}
