// The product on a database cluster while its parts die. Started by `npm run proof:cluster`, which sets DATA_DIR to a
// folder of its own.
import { failStart } from '../../apps/api/src/start-failure.ts';
import { numbers } from '../../apps/api/src/testing/seeded-numbers.ts';
import { readArguments } from '../arguments.ts';
import { exitOnSignals } from '../processes.ts';
import { formatGoal, type Goal } from './goals.ts';
import { killTargets, runKills } from './kills.ts';
import { runNetworkSplit } from './network-split.ts';
import { runReadYourWrites } from './read-your-writes.ts';
import { runRollingUpgrade } from './rolling-upgrade.ts';
import { createStage, type Stage } from './stage.ts';
import { runThroughput } from './throughput.ts';

/** In their order: what comes after the upgrade runs the next release. */
const parts: Record<string, (stage: Stage) => Promise<Goal[]>> = {
  kills: (stage) => runKills(stage, { targets, rounds: Number(values.rounds) }),
  throughput: runThroughput,
  upgrade: runRollingUpgrade,
  split: (stage) => runNetworkSplit(stage, Number(values.cuts)),
  'read-your-writes': (stage) => runReadYourWrites(stage, Number(values.pairs)),
};
const partNames = Object.keys(parts);
const { values, names } = readArguments(
  `npm run proof:cluster -- [parts] [options]\n\nThe parts are ${partNames.join(', ')}; all by default.`,
  {
    rounds: ['20', 'how often each'],
    targets: [killTargets.join(','), 'what is killed'],
    cuts: ['3', 'cuts of the network'],
    pairs: ['1000', 'of saving and reading'],
    seed: ['1', 'of what is random'],
  },
  (word) => partNames.includes(word),
);
const { DATA_DIR: folder } = process.env;
if (!folder) failStart('`npm run proof:cluster` gives DATA_DIR.');

const targets = killTargets.filter((target) => values.targets.split(',').includes(target));
const selected = partNames.filter((name) => names.length === 0 || names.includes(name));

console.log('Setting up the cluster …');
exitOnSignals();
const stage = await createStage(folder, numbers(Number(values.seed)));

/** Runs a part; an error is a goal that is not met, so that the other parts run and the summary is printed. */
async function show(name: string): Promise<Goal[]> {
  try {
    return (await parts[name]?.(stage)) ?? [];
  } catch (error) {
    console.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return [{ what: name, figure: 'ended with an error', isMet: false }];
  }
}

const goals: Goal[] = [];
try {
  for (const name of selected) {
    console.log(`\n${name}`);
    const shown = await show(name);
    for (const goal of shown) console.log(formatGoal(goal));
    goals.push(...shown);
  }
} finally {
  await stage.stop();
}
const missed = goals.filter(({ isMet }) => !isMet);
console.log(`\n${goals.length - missed.length} of ${goals.length} goals met`);
for (const goal of missed) console.log(formatGoal(goal));
process.exit(missed.length === 0 ? 0 : 1);
