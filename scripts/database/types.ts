import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { testVariables } from '../environment.mjs';
import { timed } from '../output.mjs';
import { bin, dataFolder, root } from '../paths.mjs';
import { mustRun } from '../processes.mjs';
import { createTestEnvironment } from './throwaway.ts';

const typesFile = join(root, 'db', 'types.ts');

interface SchemaTypesOptions {
  /** Of a server on which databases can be created. */
  url: string;
  env: NodeJS.ProcessEnv;
  check: boolean;
}

/** Generates db/types.ts from a freshly migrated database, or with `check` only compares it. */
export async function schemaTypes({ url, env, check }: SchemaTypesOptions): Promise<undefined> {
  const database = `piacter_types_${process.pid}`;
  const own = new URL(`/${database}`, url).href;
  const quiet = { env: { ...env, DATABASE_URL: own }, quiet: true };
  const connection = await createConnection({ uri: new URL('/', url).href });
  await connection.query(
    `create database \`${database}\` character set utf8mb4 collate utf8mb4_hungarian_ci`,
  );
  try {
    const failed = 'The migrations failed on an empty database (see above).';
    await mustRun(process.execPath, [join('db', 'migrate.ts')], quiet, failed);
    const exclude = '--exclude-pattern={kysely_migration,kysely_migration_lock,migration_lock}';
    const args = ['--dialect=mysql', `--url=${own}`, `--out-file=${typesFile}`, exclude];
    await mustRun(
      bin('kysely-codegen'),
      check ? [...args, '--verify'] : args,
      quiet,
      check
        ? 'db/types.ts does not match the migrations: run "npm run db:types" and commit it.'
        : 'The types of the schema could not be generated (see above).',
    );
  } finally {
    await connection.query(`drop database if exists \`${database}\``);
    await connection.end();
  }
}

/** `npm run db:types`: regenerates the types of the schema. */
export async function dbTypes(): Promise<number> {
  await using environment = await createTestEnvironment(dataFolder());
  const { url, folder } = environment;
  const env = testVariables({ DATA_DIR: folder });
  await timed(undefined, 'db/types.ts written', () => schemaTypes({ url, env, check: false }));
  return 0;
}
