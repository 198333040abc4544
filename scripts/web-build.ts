import { toolVariables } from './environment.mjs';
import { timed } from './output.mjs';
import { bin } from './paths.mjs';
import { mustRun } from './processes.mjs';

/** Builds the web, by default as for production, unless Turborepo has the build of the same inputs. */
export async function buildWeb(
  env: NodeJS.ProcessEnv = { ...toolVariables(), NODE_ENV: 'production' },
): Promise<void> {
  const args = ['run', 'build', '--filter=@piacter/web', '--output-logs=errors-only'];
  await timed(undefined, 'Web built', () =>
    mustRun(bin('turbo'), args, { env, quiet: true }, 'The web could not be built (see above).'),
  );
}
