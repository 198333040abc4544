// The product on a database cluster while its parts die. Started by `npm run proof:cluster`, which sets DATA_DIR to a
// folder of its own. Arguments: the parts to run (all by default), `--rounds N` kills of each target, `--targets a,b` only
// these, `--cuts N` of the network, `--pairs N` of saving and reading, `--seed N`.
import { parseArgs } from 'node:util';
import { numbers } from '../../apps/api/src/testing/seeded-numbers.ts';
import { formatGoal, type Goal } from './goals.ts';
import { killTargets, runKills } from './kills.ts';
import { runNetworkSplit } from './network-split.ts';
import { findPrograms } from './programs.ts';
import { runReadYourWrites } from './read-your-writes.ts';
import { runRollingUpgrade } from './rolling-upgrade.ts';
import { createStage, type Stage } from './stage.ts';
import { runThroughput } from './throughput.ts';

const { values, positionals } = parseArgs({
  options: {
    targets: { type: 'string', default: killTargets.join(',') },
    rounds: { type: 'string', default: '20' },
    cuts: { type: 'string', default: '3' },
    pairs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const folder = process.env.DATA_DIR;
if (!folder) throw new Error('`npm run proof:cluster` gives DATA_DIR.');
const { programs, missing } = findPrograms();
if (missing.length > 0) {
  console.log(
    `The cluster cannot be set up on this machine. On Debian 12: apt-get install --no-install-recommends ${missing.join(' ')}`,
  );
  process.exit(1);
}

const say = (line: string) => console.log(line);

const seeded = numbers(Number(values.seed));

const parts: Record<string, (stage: Stage) => Promise<Goal[]>> = {
  kills: (stage) =>
    runKills(
      stage,
      {
        targets: killTargets.filter((target) => values.targets.split(',').includes(target)),
        rounds: Number(values.rounds),
        seeded,
      },
      say,
    ),
  throughput: (stage) => runThroughput(stage, say),
  upgrade: (stage) => runRollingUpgrade(stage, seeded, say),
  split: (stage) => runNetworkSplit(stage, { cuts: Number(values.cuts), nft: programs.nft, seeded }, say),
  'read-your-writes': (stage) => runReadYourWrites(stage, { pairs: Number(values.pairs), delaySeconds: 5 }),
};

const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new Error(`Unknown parts: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
// In their own order: after an upgrade this release no longer starts.
const selected = Object.keys(parts).filter((name) => positionals.length === 0 || positionals.includes(name));

say('Setting up the cluster …');
const stage = await createStage({
  programs,
  folder,
  processCount: 3,
  writerCount: 6,
  listings: 300,
});
const interrupt = () => process.exit(143);
process.once('SIGTERM', interrupt).once('SIGINT', interrupt);
/** Runs a part; an error is a goal that is not met, so that the other parts run and the summary is printed. */
async function show(name: string): Promise<Goal[]> {
  try {
    return (await parts[name]?.(stage)) ?? [];
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return [{ what: name, figure: 'ended with an error', isMet: false }];
  }
}

const goals: Goal[] = [];
try {
  for (const name of selected) {
    say(`\n${name}`);
    const shown = await show(name);
    for (const goal of shown) say(formatGoal(goal));
    goals.push(...shown);
  }
} finally {
  await stage.stop();
}
const missed = goals.filter(({ isMet }) => !isMet);
say(`\n${goals.length - missed.length} of ${goals.length} goals met`);
for (const goal of missed) say(formatGoal(goal));
process.exit(missed.length === 0 ? 0 : 1);
