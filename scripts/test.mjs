import { checks } from './checks.mjs';
import { closingLine, sumOf } from './counts.mjs';
import { testGround } from './database/throwaway.mjs';
import { testEnvironment } from './environment.mjs';
import { dataFolder } from './paths.mjs';
import { interruption } from './processes.mjs';
import { duration, Stop, say } from './say.mjs';

/** `npm test`: every check, or those named first on the command line; the rest goes to the test runners. */
export async function test(words) {
  const { chosen, extra } = choose(words);
  const withDatabase = chosen.some((check) => check.needsDatabase);
  const ground = await testGround(dataFolder(), { withDatabase });
  const results = [];
  try {
    const env = testEnvironment({ DATA_DIR: ground.folder, TEST_DATABASE_URL: ground.url });
    // One after the other: side by side the quick ones would save two or three seconds on two cores, and
    // mix up what they print.
    for (const check of chosen) results.push(await runCheck(check, { ...ground, env, extra }));
  } finally {
    await ground.remove();
  }
  const counts = sumOf(results);
  say(`\n${results.map(lineOf).join('\n')}\n`);
  say(closingLine(counts));
  return counts.failed === 0 ? 0 : 1;
}

/** The leading words that name checks choose them; nothing chosen is all of them. */
export function choose(words) {
  const names = checks.map(({ name }) => name);
  const firstOther = words.findIndex((word) => !names.includes(word));
  const wanted = firstOther === -1 ? words : words.slice(0, firstOther);
  const extra = words.slice(wanted.length);
  if (extra.length > 0 && wanted.length !== 1) {
    throw new Stop(
      `"${extra[0]}" is not a step: choose among ${names.join(', ')}; further words go to the one test step before them.`,
    );
  }
  return { chosen: wanted.length > 0 ? checks.filter(({ name }) => wanted.includes(name)) : checks, extra };
}

/** Goes on after a failure, so that one run shows everything that is wrong. */
async function runCheck(check, ground) {
  const began = Date.now();
  say(`\n── ${check.title} (${check.name})`);
  const counts = await countsOfCheck(check, ground);
  const result = { ...counts, title: check.title, took: Date.now() - began };
  say(lineOf(result));
  return result;
}

/** A check that says nothing has passed; one that throws has failed, with a sentence if it is one of ours. */
export async function countsOfCheck(check, ground) {
  try {
    return (await check.run(ground)) ?? { passed: 1, failed: 0 };
  } catch (error) {
    if (interruption()) throw error;
    say(error instanceof Stop ? error.message : error.stack);
    return { passed: 0, failed: 1 };
  }
}

function lineOf({ title, passed, failed, took }) {
  return `${failed === 0 ? '✓' : '✗'} ${title}: ${closingLine({ passed, failed })} (${duration(took)})`;
}
