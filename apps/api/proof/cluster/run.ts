// The product on a database cluster while its parts die. Started by `npm run proof:cluster`, which sets DATA_DIR to a
// folder of its own. Arguments: the parts to run (all by default), `--rounds N` kills of each target, `--seed N`.
import { parseArgs } from 'node:util';
import { numbers } from '../../bench/seeded-numbers.ts';
import { type KillReport, runKills, targets } from './kills.ts';
import { findPrograms } from './programs.ts';
import { runReadYourWrites } from './read-your-writes.ts';
import { createStage, type Stage } from './stage.ts';

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    pairs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const folder = process.env.DATA_DIR;
if (!folder) throw new Error('`npm run proof:cluster` gives DATA_DIR.');
const found = findPrograms();
if ('missing' in found) {
  console.log(found.missing);
  process.exit(1);
}

const say = (line: string) => console.log(line);

function reportKills({ kills, ledger, minutes, mails }: KillReport): void {
  const { total, refused } = ledger.reads();
  const { registration, save, order, payment } = ledger.counts;
  say(`\n${kills.length} kills in ${minutes.toFixed(1)} minutes`);
  say(`acknowledged: ${registration} registrations, ${save} saves, ${order} orders, ${payment} payments`);
  say(`reads: ${total}, refused ${refused} (${((refused / total) * 100).toFixed(2)} %)`);
  say(`mails: ${mails.sent}, repeated ${mails.repeated}`);
  for (const target of targets) {
    const times = kills
      .filter((kill) => kill.target === target)
      .map(({ writesBackMs }) => writesBackMs / 1000);
    if (times.length > 0)
      say(`writes back after a kill of ${target}: at most ${Math.max(...times).toFixed(1)} s`);
  }
}

const parts: Record<string, (stage: Stage) => Promise<string[]>> = {
  async kills(stage) {
    const rounds = Number(values.rounds);
    const { below } = numbers(Number(values.seed));
    const random = () => below(2 ** 30) / 2 ** 30;
    const report = await runKills(stage, { rounds, random, awayMs: [5000, 15_000] }, say);
    reportKills(report);
    return report.wrong;
  },
  'read-your-writes': (stage) =>
    runReadYourWrites(stage, { pairs: Number(values.pairs), delaySeconds: 5 }, say),
};

const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new Error(`Unknown parts: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
const selected = positionals.length > 0 ? positionals : Object.keys(parts);

say('Setting up the cluster …');
const stage = await createStage({
  programs: found.programs,
  folder,
  processCount: 3,
  writerCount: 6,
  listings: 300,
});
const interrupt = () => process.exit(143);
process.once('SIGTERM', interrupt).once('SIGINT', interrupt);
const wrong: string[] = [];
try {
  for (const name of selected) {
    say(`\n${name}`);
    wrong.push(...((await parts[name]?.(stage)) ?? []));
  }
} finally {
  await stage.stop();
}
say('');
for (const what of wrong) say(`✗ ${what}`);
say(wrong.length === 0 ? '✓ nothing was lost' : `${wrong.length} findings`);
process.exit(wrong.length === 0 ? 0 : 1);
