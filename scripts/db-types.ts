import { createTestEnvironment } from './database/throwaway.ts';
import { schemaTypes } from './database/types.ts';
import { testVariables } from './environment.mjs';
import { CommandError, timed } from './output.mjs';
import { dataFolder } from './paths.mjs';

/** `npm run db:types`: regenerates the types of the schema; with `--check` fails when they are stale. */
export async function dbTypes(words: string[]): Promise<number> {
  const check = words.includes('--check');
  const unknown = words.find((word) => word !== '--check');
  if (unknown) throw new CommandError(`"npm run db:types" has no option "${unknown}", only "--check".`);
  const testEnvironment = await createTestEnvironment(dataFolder());
  try {
    const env = testVariables({ DATA_DIR: testEnvironment.folder });
    await timed(undefined, check ? 'db/types.ts is up to date' : 'db/types.ts written', () =>
      schemaTypes({ ...testEnvironment, env, check }),
    );
  } finally {
    await testEnvironment.remove();
  }
  return 0;
}
