import { createTestEnvironment } from '../scripts/database/throwaway.ts';
import { testVariables } from '../scripts/environment.mjs';
import { bin, dataFolder } from '../scripts/paths.mjs';
import { run } from '../scripts/processes.mjs';

/** Runs a test file at length, as its own environment variables say, on a database of its own. */
async function runTestProof(file, variables, project = 'api') {
  const { url, folder, remove } = await createTestEnvironment(dataFolder());
  try {
    const env = testVariables({ DATA_DIR: folder, TEST_DATABASE_URL: url, ...variables });
    const words = ['run', '--project', project, '--reporter=verbose', file];
    const { code } = await run(bin('vitest'), words, { env });
    return code;
  } finally {
    await remove();
  }
}

/** `npm run proof:races`: repeats each race of offers two hundred times, or as often as the argument says. */
export const proofRaces = ([rounds = '200']) =>
  runTestProof('races.http.test.ts', { RACE_ROUNDS: rounds, RACE_PARALLEL: '50' });

/** `npm run proof:alerts`: 200 kills while 5,000 watches match 2,000 listings; the argument is the number of kills. */
export const proofAlerts = ([kills = '200']) =>
  runTestProof('alerts-kill.test.ts', {
    ALERT_KILLS: kills,
    ALERT_WATCHES: '5000',
    ALERT_LISTINGS: '2000',
  });

/** `npm run proof:rescue`: a thousand searches without results, or as many as the argument says. */
export const proofRescue = ([searches = '1000']) =>
  runTestProof('rescue-proof.http.test.ts', { RESCUE_SEARCHES: searches, RESCUE_LISTINGS: '4000' });

/**
 * `npm run proof:recipes`: adds fields to a copy of the tree by the recipe, and looks for them wherever fields are; adds a
 * stub of a kind, without which none of the files that name every kind compiles.
 */
export const proofRecipes = () => runTestProof('proofs/recipes', { RECIPE_LENGTH: 'long' }, 'scripts');

/** `npm run proof:understand`: the corpus, every form of every settlement, and ten thousand hostile texts. */
export const proofUnderstand = ([texts = '10000']) =>
  runTestProof('understand-proof.http.test.ts', { HOSTILE_TEXTS: texts });

/** `npm run proof:search`: ten thousand random searches of each kind by columns and as SQL, or as many as the argument says. */
export const proofSearch = ([searches = '10000']) =>
  runTestProof('search-readers.http.test.ts', { RANDOM_SEARCHES: searches });

/** `npm run proof:freshness`: 200 rounds of 50 saves through three processes, each killed in turn. */
export const proofFreshness = ([rounds = '200']) =>
  runTestProof('freshness.test.ts', { FRESHNESS_ROUNDS: rounds, FRESHNESS_SAVES: '50' });

/** `npm run proof:invoices`: 100 kills amid invoices and refunds, for each invoicing service; the argument is the number. */
export const proofInvoices = ([kills = '100']) =>
  runTestProof('invoices-kill.test.ts', { INVOICE_KILLS: kills });
