import { join } from 'node:path';
import { memoryVariables } from '../scripts/environment.mjs';
import { CommandError } from '../scripts/output.mjs';
import { bin, root } from '../scripts/paths.mjs';
import { run } from '../scripts/processes.mjs';
import { command } from '../scripts/serve.ts';
import { buildWeb } from '../scripts/web-build.ts';
import { proofCluster } from './cluster/command.ts';
import { proofPages } from './pages/command.ts';
import { runInEnvironment } from './run-in-environment.ts';

type Proof = (words: string[]) => Promise<number>;

/** One file after the other, so that none starves the processes of another; what they print stands alone. */
const testOptions = ['--reporter=verbose', '--no-file-parallelism', '--disable-console-intercept'];

/** Tests at length on a database of their own; an argument replaces the first of their variables. */
const test =
  (files: string | readonly string[], variables: Record<string, string>): Proof =>
  async ([length]) => {
    const [first = ''] = Object.keys(variables);
    if (length && !/^\w+$/.test(length))
      throw new CommandError(`The argument is a length, as ${first} is by default: ${variables[first]}.`);
    return runInEnvironment({}, ({ url, folder }) => {
      const env = { ...variables, ...(length && { [first]: length }) };
      return {
        command: [bin('vitest'), 'run', ...[files].flat(), ...testOptions],
        env: { DATA_DIR: folder, TEST_DATABASE_URL: url, ...env },
      };
    });
  };

/** A proof with options, which its program prints at `--help`: for that nothing is set up. */
const withHelp =
  (name: string, prove: Proof): Proof =>
  async (words) => {
    if (!words.includes('--help')) return prove(words);
    const { code } = await run(process.execPath, [join('proofs', name, 'run.ts'), '--help']);
    return code;
  };

/** The product under attack, on a database server of its own, which the proof suspends for a while. */
const transport: Proof = async (words) => {
  await buildWeb();
  return runInEnvironment({ environment: {} }, ({ url, folder }) => ({
    command: [process.execPath, join('proofs', 'transport', 'run.ts'), ...words],
    env: {
      ...memoryVariables,
      DATABASE_URL: url,
      DATA_DIR: folder,
      WEB_DIR: join(root, 'apps', 'web', 'dist'),
    },
  }));
};

/** With the built web, as the pages are measured too, and the database of `npm start`'s server. */
const bench: Proof = async (words) => {
  await buildWeb();
  return command(join('proofs', 'bench', 'run.ts'))(words);
};

/** The commands of package.json that prove or measure; the argument of those of a test is its length. */
export const proofs: Record<string, Proof> = {
  bench: withHelp('bench', bench),
  /** Every text that the product assembles over the demo data, printed. A larger number samples the pages that differ only by their data. */
  texts: test('proofs/texts/texts.test.ts', { TEXTS_EVERY: '1' }),
  'proof:transport': withHelp('transport', transport),
  'proof:pages': withHelp('pages', proofPages),
  'proof:cluster': withHelp('cluster', proofCluster),
  /** Rounds of each race of offers and of stays. */
  'proof:races': test(['offers/races.http.test.ts', 'stays/stay-races.http.test.ts'], {
    RACE_ROUNDS: '200',
    RACE_PARALLEL: '50',
  }),
  /** Kills while watches match listings. */
  'proof:alerts': test('alerts-kill.test.ts', {
    ALERT_KILLS: '200',
    ALERT_WATCHES: '5000',
    ALERT_LISTINGS: '2000',
  }),
  /** Searches without results. */
  'proof:relaxed': test('relaxed-proof.http.test.ts', { RELAXED_SEARCHES: '1000', RELAXED_LISTINGS: '4000' }),
  /** Fields and a kind added to a copy of the tree, and looked for wherever they are; without each entry of a kind. */
  'proof:recipes': test('proofs/recipes', { RECIPE_LENGTH: 'long' }),
  /** Hostile texts, after the corpus and every form of every settlement. */
  'proof:understand': test('understand-proof.http.test.ts', { HOSTILE_TEXTS: '10000' }),
  /** Random searches of each kind, by columns and as SQL. */
  'proof:search': test('search-readers.http.test.ts', { RANDOM_SEARCHES: '10000' }),
  /** Listings of each kind, for searches in several places and around them. */
  'proof:places': test('several-places.http.test.ts', { PLACED_LISTINGS: '10000' }),
  /** Rounds of saves through three processes, each killed in turn. */
  'proof:freshness': test('freshness.test.ts', { FRESHNESS_ROUNDS: '200', FRESHNESS_SAVES: '50' }),
  /** Rounds of two people who write at once through three processes, each killed in turn; replies that could leak. */
  'proof:threads': test(['proofs/cluster/threads.test.ts', 'threads/canary.http.test.ts'], {
    THREAD_ROUNDS: '100',
    CANARY_REPLIES: '100000',
  }),
  /** Kills amid invoices and refunds, for each invoicing service. */
  'proof:invoices': test('invoices-kill.test.ts', { INVOICE_KILLS: '100' }),
};
