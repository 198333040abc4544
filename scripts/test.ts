import { inspect } from 'node:util';
import { type Check, checks } from './checks.ts';
import { addCounts, type Counts, formatCounts } from './counts.ts';
import { createTestEnvironment } from './database/throwaway.ts';
import { testVariables } from './environment.mjs';
import { CommandError, duration, print } from './output.mjs';
import { dataFolder } from './paths.mjs';
import { getInterruptCode } from './processes.mjs';

interface Result extends Counts {
  title: string;
  took: number;
}

type RunEnvironment = Parameters<Check['run']>[0];

/** `npm test`: runs all checks, or those named first in the arguments; further arguments go to the test runner. */
export async function test(words: string[]): Promise<number> {
  const { selected, extra } = selectChecks(words);
  const withDatabase = selected.some((check) => check.needsDatabase);
  await using environment = await createTestEnvironment(dataFolder(), { withDatabase });
  const { url, folder } = environment;
  const env = testVariables({ DATA_DIR: folder, TEST_DATABASE_URL: url });
  const runOne = (check: Check) => runCheck(check, { url, folder, env, extra });
  const results = await Promise.all(selected.filter(({ isStatic }) => isStatic).map(runOne));
  for (const check of selected.filter(({ isStatic }) => !isStatic)) results.push(await runOne(check));
  const counts = addCounts(results);
  print(`\n${results.map(formatResult).join('\n')}\n`);
  print(formatCounts(counts));
  return counts.failed === 0 ? 0 : 1;
}

/** Selects the checks named by the leading arguments, or all of them without any. */
export function selectChecks(words: string[]): { selected: Check[]; extra: string[] } {
  const names = checks.map(({ name }) => name);
  const firstOther = words.findIndex((word) => !names.includes(word));
  const named = firstOther === -1 ? words : words.slice(0, firstOther);
  const extra = words.slice(named.length);
  if (extra.length > 0 && named.length !== 1) {
    throw new CommandError(
      `"${extra[0]}" is not a step: use ${names.join(', ')}; further arguments are passed to a single test step.`,
    );
  }
  return { selected: named.length > 0 ? checks.filter(({ name }) => named.includes(name)) : checks, extra };
}

/** Runs a check and prints its result. A failure does not stop the run. */
async function runCheck(check: Check, testEnvironment: RunEnvironment): Promise<Result> {
  const start = Date.now();
  print(`\n── ${check.title} (${check.name})`);
  const counts = await runAndCount(check, testEnvironment);
  const result = { ...counts, title: check.title, took: Date.now() - start };
  print(formatResult(result));
  return result;
}

/** Runs a check: without a result it has passed; if it throws, it has failed and the error is printed. */
export async function runAndCount(check: Pick<Check, 'run'>, environment: RunEnvironment): Promise<Counts> {
  try {
    return (await check.run(environment)) ?? { passed: 1, failed: 0 };
  } catch (error) {
    if (getInterruptCode()) throw error;
    print(error instanceof CommandError ? error.message : inspect(error));
    return { passed: 0, failed: 1 };
  }
}

/** A line for the check, and one for each failed test: build servers often keep only the end of a long output. */
function formatResult({ title, passed, failed, failures = [], took }: Result) {
  const counts = `${failed === 0 ? '✓' : '✗'} ${title}: ${formatCounts({ passed, failed })} (${duration(took)})`;
  return [counts, ...failures.slice(0, 20).map((failure) => `    ✗ ${failure}`)].join('\n');
}
