import { testGround } from './database/throwaway.mjs';
import { schemaTypes } from './database/types.mjs';
import { testEnvironment } from './environment.mjs';
import { dataFolder } from './paths.mjs';
import { Stop, timed } from './say.mjs';

/** `npm run db:types`: writes the schema's types anew; with `--check` fails when they are stale. */
export async function dbTypes(words) {
  const check = words.includes('--check');
  const unknown = words.find((word) => word !== '--check');
  if (unknown) throw new Stop(`"npm run db:types" knows "--check" and nothing else, not "${unknown}".`);
  const ground = await testGround(dataFolder());
  try {
    const env = testEnvironment({ DATA_DIR: ground.folder });
    await timed(undefined, check ? 'db/types.ts is fresh' : 'db/types.ts written', () =>
      schemaTypes({ ...ground, env, check }),
    );
  } finally {
    await ground.remove();
  }
  return 0;
}
