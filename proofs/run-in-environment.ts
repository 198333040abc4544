import {
  createTestEnvironment,
  type TestEnvironment,
  type TestEnvironmentOptions,
} from '../scripts/database/throwaway.ts';
import { testVariables } from '../scripts/environment.mjs';
import { dataFolder } from '../scripts/paths.mjs';
import { run } from '../scripts/processes.mjs';

/** A program with its arguments, and the variables that it needs. */
interface Program {
  command: string[];
  env: NodeJS.ProcessEnv;
}

/** Runs a program in a temporary environment, which is removed afterwards. Resolves to the exit code. */
export async function runInEnvironment(
  options: TestEnvironmentOptions,
  prepare: (environment: TestEnvironment) => Program | Promise<Program>,
): Promise<number> {
  await using environment = await createTestEnvironment(dataFolder(), options);
  const { command, env } = await prepare(environment);
  const [program = process.execPath, ...args] = command;
  const { code } = await run(program, args, { env: testVariables(env) });
  return code;
}
