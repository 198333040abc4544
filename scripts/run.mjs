// Every command of package.json. Only what Node 18 understands and brings along: it runs before the
// dependencies are there, and then hands over to the Node that is one of them.
import { fileURLToPath } from 'node:url';
import { withDefaults } from './environment.mjs';
import { useGitHooks } from './git-hooks.mjs';
import { install } from './install.mjs';
import { productNode } from './node.mjs';
import { CommandError, printTo } from './output.mjs';
import { onParentExit } from './parent.mjs';
import { interruption, listenForSignals, run, stopOn } from './processes.mjs';

const commands = {
  start: async () => (await import('./serve.mjs')).start,
  dev: async () => (await import('./serve.mjs')).dev,
  db: async () => (await import('./serve.mjs')).database,
  test: async () => (await import('./test.mjs')).test,
  'db:types': async () => (await import('./db-types.mjs')).dbTypes,
  'proof:races': async () => (await import('./proof-races.mjs')).proofRaces,
  bench: () => apiCommand('apps/api/bench/run.ts'),
  'proof:transport': async () => (await import('./proof.mjs')).proofTransport,
  demo: () => apiCommand('apps/api/src/commands/demo.ts'),
  'admin:create': () => apiCommand('apps/api/src/commands/admin-create.ts'),
  'check:data': () => apiCommand('apps/api/src/commands/check-data.ts'),
};

async function apiCommand(file) {
  return (await import('./serve.mjs')).command(file);
}

async function main([name, ...words]) {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new CommandError(`Say one of: ${Object.keys(commands).join(', ')}.`);
  if (name === 'db') printTo(process.stderr);
  if (await install()) useGitHooks();
  const node = productNode();
  if (node !== process.execPath) return handOver(node, [name, ...words]);
  return (await load())(words);
}

/** The same once more on the product's Node, which must not take the machine's old one for npm's. */
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
  const interrupted = interruption();
  if (!interrupted) process.stderr.write(`${error instanceof CommandError ? error.message : error.stack}\n`);
  process.exitCode = interrupted ?? error.exitCode ?? 1;
}
process.exit();
