// Every command of package.json. Limited to Node 18 and its built-in modules, as it runs before the dependencies are
// installed; one of them is the Node version that then takes over.
import { fileURLToPath } from 'node:url';
import { withDefaults } from './environment.mjs';
import { enableGitHooks } from './git-hooks.mjs';
import { install } from './install.mjs';
import { productNode } from './node.mjs';
import { CommandError, printTo } from './output.mjs';
import { onParentExit } from './parent.mjs';
import { getInterruptCode, listenForSignals, run, stopOn } from './processes.mjs';

const commands = {
  start: async () => (await import('./serve.ts')).start,
  dev: async () => (await import('./serve.ts')).dev,
  db: async () => (await import('./serve.ts')).database,
  test: async () => (await import('./test.ts')).test,
  'db:types': async () => (await import('./db-types.ts')).dbTypes,
  'privacy:pdf': async () => (await import('./privacy-pdf.ts')).privacyPdf,
  'proof:races': async () => (await import('../proofs/test-proofs.ts')).proofRaces,
  'proof:alerts': async () => (await import('../proofs/test-proofs.ts')).proofAlerts,
  'proof:search': async () => (await import('../proofs/test-proofs.ts')).proofSearch,
  'proof:freshness': async () => (await import('../proofs/test-proofs.ts')).proofFreshness,
  'proof:invoices': async () => (await import('../proofs/test-proofs.ts')).proofInvoices,
  'proof:rescue': async () => (await import('../proofs/test-proofs.ts')).proofRescue,
  'proof:recipes': async () => (await import('../proofs/test-proofs.ts')).proofRecipes,
  'proof:understand': async () => (await import('../proofs/test-proofs.ts')).proofUnderstand,
  bench: async () => (await import('./serve.ts')).bench,
  'proof:transport': async () => (await import('../proofs/transport/command.ts')).proofTransport,
  'proof:pages': async () => (await import('../proofs/pages/command.ts')).proofPages,
  texts: async () => (await import('../proofs/texts/command.ts')).texts,
  'proof:cluster': async () => (await import('../proofs/cluster/command.ts')).proofCluster,
  demo: () => apiCommand('apps/api/src/commands/demo.ts'),
  'admin:create': () => apiCommand('apps/api/src/commands/admin-create.ts'),
  'check:data': () => apiCommand('apps/api/src/commands/check-data.ts'),
};

async function apiCommand(file) {
  return (await import('./serve.ts')).command(file);
}

async function main([name, ...words]) {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new CommandError(`Unknown command, use one of: ${Object.keys(commands).join(', ')}.`);
  if (name === 'db') printTo(process.stderr);
  if (await install()) enableGitHooks();
  const node = productNode();
  if (node !== process.execPath) return handOver(node, [name, ...words]);
  return (await load())(words);
}

/** Runs the command again with the product's Node; npm keeps using the machine's. */
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
  if (!interrupted) process.stderr.write(`${error instanceof CommandError ? error.message : error.stack}\n`);
  process.exitCode = interrupted ?? error.exitCode ?? 1;
}
process.exit();
