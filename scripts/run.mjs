// Every command of package.json. Limited to Node 18 and its built-in modules, as it runs before the dependencies are
// installed; one of them is the Node version that then takes over, and runs TypeScript.
import { fileURLToPath } from 'node:url';
import { withDefaults } from './environment.mjs';
import { enableGitHooks } from './git-hooks.mjs';
import { install } from './install.mjs';
import { productNode } from './node.mjs';
import { CommandError, printTo } from './output.mjs';
import { onParentExit } from './parent.mjs';
import { getInterruptCode, listenForSignals, run, stopOn } from './processes.mjs';

/** @typedef {(words: string[]) => Promise<number | undefined>} Command Resolves to the exit code. */

/** @param {string} name */
const ofApi = async (name) => (await import('./serve.ts')).command(`apps/api/src/commands/${name}.ts`);

/** @type {Record<string, () => Promise<Command>>} */
const commands = {
  start: async () => (await import('./serve.ts')).start,
  dev: async () => (await import('./serve.ts')).dev,
  db: async () => (await import('./serve.ts')).database,
  test: async () => (await import('./test.ts')).test,
  'db:types': async () => (await import('./database/types.ts')).dbTypes,
  'privacy:pdf': async () => (await import('./privacy-pdf.ts')).privacyPdf,
  demo: () => ofApi('demo'),
  'admin:create': () => ofApi('admin-create'),
  'check:data': () => ofApi('check-data'),
};

/**
 * @param {string} name
 * @returns {Promise<Command>}
 */
async function load(name) {
  const own = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (own) return own();
  const { proofs } = await import('../proofs/commands.ts');
  const proof = Object.hasOwn(proofs, name) ? proofs[name] : undefined;
  if (proof) return proof;
  throw new CommandError(`Unknown command "${name}": see the scripts of package.json.`);
}

/** @param {string[]} words */
async function main([name = '', ...words]) {
  if (name === 'db') printTo(process.stderr);
  if (await install()) enableGitHooks();
  const node = productNode();
  if (node !== process.execPath) return handOver(node, [name, ...words]);
  return (await load(name))(words);
}

/**
 * Runs the command again with the product's Node; npm keeps using the machine's.
 * @param {string} node
 * @param {string[]} words
 */
async function handOver(node, words) {
  const env = withDefaults(process.env, { npm_node_execpath: process.execPath });
  const { code } = await run(node, [fileURLToPath(import.meta.url), ...words], {
    env,
    stdin: 'inherit',
    channel: true,
  });
  return code;
}

listenForSignals();
onParentExit(() => stopOn('SIGTERM'));
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const interrupted = getInterruptCode();
  const isTold = error instanceof CommandError;
  if (!interrupted) console.error(isTold ? error.message : error);
  process.exitCode = interrupted ?? (isTold ? error.exitCode : 1);
}
process.exit();
