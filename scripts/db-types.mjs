import { createTestEnvironment } from './database/throwaway.mjs';
import { schemaTypes } from './database/types.mjs';
import { testVariables } from './environment.mjs';
import { CommandError, timed } from './output.mjs';
import { dataFolder } from './paths.mjs';

/** `npm run db:types`: writes the schema's types anew; with `--check` fails when they are stale. */
export async function dbTypes(words) {
  const check = words.includes('--check');
  const unknown = words.find((word) => word !== '--check');
  if (unknown)
    throw new CommandError(`"npm run db:types" knows "--check" and nothing else, not "${unknown}".`);
  const testEnvironment = await createTestEnvironment(dataFolder());
  try {
    const env = testVariables({ DATA_DIR: testEnvironment.folder });
    await timed(undefined, check ? 'db/types.ts is fresh' : 'db/types.ts written', () =>
      schemaTypes({ ...testEnvironment, env, check }),
    );
  } finally {
    await testEnvironment.remove();
  }
  return 0;
}
