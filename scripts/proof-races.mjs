import { createTestEnvironment } from './database/throwaway.mjs';
import { testVariables } from './environment.mjs';
import { bin, dataFolder } from './paths.mjs';
import { run } from './processes.mjs';

/** `npm run proof:races`: repeats each race of offers two hundred times, or as often as the argument says. */
export async function proofRaces([rounds = '200']) {
  const { url, folder, remove } = await createTestEnvironment(dataFolder());
  try {
    const env = testVariables({
      DATA_DIR: folder,
      TEST_DATABASE_URL: url,
      RACE_ROUNDS: rounds,
      RACE_PARALLEL: '50',
    });
    const { code } = await run(
      bin('vitest'),
      ['run', '--project', 'api', '--reporter=verbose', 'races.http.test.ts'],
      { env },
    );
    return code;
  } finally {
    await remove();
  }
}
