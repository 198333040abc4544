import { bin } from './paths.mjs';
import { mustRun } from './processes.mjs';

/** Builds the web unless Turborepo has the build of the same inputs. */
export async function buildWeb(env: NodeJS.ProcessEnv): Promise<void> {
  const args = ['run', 'build', '--filter=@piacter/web', '--output-logs=errors-only'];
  await mustRun(bin('turbo'), args, { env, quiet: true }, 'The web could not be built (see above).');
}
