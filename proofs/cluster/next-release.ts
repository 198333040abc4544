import { createTreeCopy } from '../../lint/tree-copy.ts';

/** A migration as a later release would bring it: it expands, so that the previous release goes on working. */
const migration = `import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('real_estates').addColumn('proofOfUpgrade', 'integer').execute();
  await db.schema.createIndex('proof_of_upgrade').on('real_estates').columns(['proofOfUpgrade']).execute();
}
`;

/** Makes a copy of the product with one more migration, as the next release, and returns its folder. */
export function createNextRelease(parent: string): string {
  const next = createTreeCopy(parent);
  next.write('db/migrations/9999-proof-of-upgrade.ts', migration);
  return next.folder;
}
