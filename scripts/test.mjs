import { checks } from './checks.mjs';
import { addCounts, formatCounts } from './counts.mjs';
import { createTestEnvironment } from './database/throwaway.mjs';
import { testVariables } from './environment.mjs';
import { CommandError, duration, print } from './output.mjs';
import { dataFolder } from './paths.mjs';
import { interruption } from './processes.mjs';

/** `npm test`: every check, or those named first on the command line; the rest goes to the test runners. */
export async function test(words) {
  const { chosen, extra } = choose(words);
  const withDatabase = chosen.some((check) => check.needsDatabase);
  const testEnvironment = await createTestEnvironment(dataFolder(), { withDatabase });
  const results = [];
  try {
    const env = testVariables({ DATA_DIR: testEnvironment.folder, TEST_DATABASE_URL: testEnvironment.url });
    // One after the other: side by side the quick ones would save two or three seconds on two cores, and
    // mix up what they print.
    for (const check of chosen) results.push(await runCheck(check, { ...testEnvironment, env, extra }));
  } finally {
    await testEnvironment.remove();
  }
  const counts = addCounts(results);
  print(`\n${results.map(formatResult).join('\n')}\n`);
  print(formatCounts(counts));
  return counts.failed === 0 ? 0 : 1;
}

/** The leading words that name checks choose them; nothing chosen is all of them. */
export function choose(words) {
  const names = checks.map(({ name }) => name);
  const firstOther = words.findIndex((word) => !names.includes(word));
  const wanted = firstOther === -1 ? words : words.slice(0, firstOther);
  const extra = words.slice(wanted.length);
  if (extra.length > 0 && wanted.length !== 1) {
    throw new CommandError(
      `"${extra[0]}" is not a step: choose among ${names.join(', ')}; further words go to the one test step before them.`,
    );
  }
  return { chosen: wanted.length > 0 ? checks.filter(({ name }) => wanted.includes(name)) : checks, extra };
}

/** Goes on after a failure, so that one run shows everything that is wrong. */
async function runCheck(check, testEnvironment) {
  const began = Date.now();
  print(`\n── ${check.title} (${check.name})`);
  const counts = await runAndCount(check, testEnvironment);
  const result = { ...counts, title: check.title, took: Date.now() - began };
  print(formatResult(result));
  return result;
}

/** A check that says nothing has passed; one that throws has failed, with a sentence if it is one of ours. */
export async function runAndCount(check, testEnvironment) {
  try {
    return (await check.run(testEnvironment)) ?? { passed: 1, failed: 0 };
  } catch (error) {
    if (interruption()) throw error;
    print(error instanceof CommandError ? error.message : error.stack);
    return { passed: 0, failed: 1 };
  }
}

function formatResult({ title, passed, failed, took }) {
  return `${failed === 0 ? '✓' : '✗'} ${title}: ${formatCounts({ passed, failed })} (${duration(took)})`;
}
