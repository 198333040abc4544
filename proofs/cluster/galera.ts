import { chmodSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { initialize } from '../../scripts/database/server.ts';
import { createServerProcess, freePorts, repository, runProgram, type Server, until } from '../processes.ts';

/** The account of the product, and the one of HAProxy's checks, which may only connect. */
const account = { user: 'piacter', password: 'proof', checker: 'checker' } as const;

/** Where the product reaches a node, or all of them through a proxy. */
export const toDatabaseUrl = (port: number): string =>
  `mysql://${account.user}:${account.password}@127.0.0.1:${port}/piacter`;

export interface DatabaseNode extends Server {
  port: number;
  /** Number of the user of its server. */
  user: number;
  /** Ports of the communication with the other nodes. */
  groupPorts: readonly number[];
  /** The program and all its options. */
  command: () => readonly string[];
  url: string;
  /** Runs a statement as root and returns its output without column names. */
  query: (statement: string) => Promise<string>;
  /** Resolves when the node takes part in the cluster. */
  awaitSynced: () => Promise<void>;
}

interface NodeOptions {
  folder: string;
  name: string;
  port: number;
  groupPorts?: readonly number[];
  /** Where its settings are, as the first of its options. */
  settings?: string;
  args: () => readonly string[];
}

/**
 * Users of the database servers where this process is root: rsync would give up root's rights, and a packet filter can
 * tell the nodes apart. Numbers without an account.
 */
const users: Readonly<Record<string, number>> = {
  node1: 64_001,
  node2: 64_002,
  node3: 64_003,
  replica: 64_004,
  alone: 64_005,
};
const isRoot = process.getuid?.() === 0;
/** Milliseconds for a node to start and to join, on a busy machine. */
const syncMs = 180_000;

/** The prefix of a command that runs it as the user of a server. */
const asUser = (name: string): string[] =>
  isRoot ? ['setpriv', `--reuid=${users[name]}`, `--regid=${users[name]}`, '--clear-groups'] : [];

/** Copies a data folder for another server. */
async function copyData(folder: string, from: string, to: string): Promise<void> {
  cpSync(join(folder, from), join(folder, to), { recursive: true });
  if (isRoot) await runProgram('chown', ['-R', `${users[to]}:${users[to]}`, join(folder, to)]);
}

function createNode(options: NodeOptions): DatabaseNode {
  const { folder, name, port, groupPorts = [], settings = '--no-defaults', args } = options;
  const socket = join(folder, name, 'socket');
  const client = ['--no-defaults', '-uroot', `--socket=${socket}`, '-N', '-B', '-e'];
  const query = async (statement: string) =>
    (await runProgram('mariadb', [...client, statement], { timeout: 10_000 })).stdout.trim();
  const state = () => query("show status like 'wsrep_local_state_comment'");
  const command = () => [
    ...asUser(name),
    'mariadbd',
    settings,
    `--datadir=${join(folder, name)}`,
    `--socket=${socket}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_hungarian_ci',
    '--innodb-buffer-pool-size=128M',
    '--innodb-log-file-size=64M',
    '--max-connections=300',
    ...args(),
  ];
  const server = createServerProcess({
    name,
    folder,
    command,
    startMs: syncMs,
    isReady: async () => (await query('select 1')) === '1',
  });
  return {
    ...server,
    port,
    user: users[name] ?? 0,
    groupPorts,
    command,
    url: toDatabaseUrl(port),
    query,
    awaitSynced: () =>
      until(async () => (await state()).endsWith('Synced'), syncMs, `${name} does not join the cluster`),
  };
}

/** The position to which a killed node recovers, from which it catches up from another node. */
async function recoverPosition({ command }: DatabaseNode): Promise<string[]> {
  const [program = '', ...options] = command();
  const { stdout, stderr } = await runProgram(program, [...options, '--wsrep-recover', '--skip-networking'], {
    maxBuffer: 2 ** 26,
  });
  const [, position] = /Recovered position: (\S+)/.exec(stdout + stderr) ?? [];
  return position ? [`--wsrep-start-position=${position}`] : [];
}

const statements = `
create database piacter character set utf8mb4 collate utf8mb4_hungarian_ci;
create user '${account.user}'@'%' identified by '${account.password}';
grant all privileges on *.* to '${account.user}'@'%';
create user '${account.checker}'@'%';
`;

/** The settings of a node in containers, and those of its connections to the others, which its own ports complete. */
const settings = join(repository, 'docker', 'cluster', 'galera.cnf');
const [, providerOptions = ''] =
  /^wsrep-provider-options = (.*)$/m.exec(readFileSync(settings, 'utf8')) ?? [];

/**
 * A MariaDB Galera cluster of three nodes. They start from copies of the same data folder, so that each catches up from
 * the write set cache of another (IST), at its first start and after a kill; a full copy (SST) is never needed.
 */
export async function startCluster(folder: string) {
  const [replicaPort = 0, alonePort = 0, ...ports] = await freePorts(11);
  const groupPorts = ports.splice(0, 3);
  const members = groupPorts.map((port) => `127.0.0.1:${port}`).join(',');

  const nodes = groupPorts.map((groupPort, index) => {
    const name = `node${index + 1}`;
    const [port = 0, transferPort = 0] = ports.slice(2 * index);
    const own = `127.0.0.1:${groupPort}`;
    const ownOptions = `gmcast.listen_addr=tcp://${own};base_port=${groupPort};ist.recv_addr=127.0.0.1:${transferPort}`;
    let startArgs: string[] = [];
    const node = createNode({
      folder,
      name,
      port,
      groupPorts: [groupPort, transferPort],
      settings: `--defaults-file=${settings}`,
      args: () => [
        `--gtid-domain-id=${11 + index}`,
        `--wsrep-cluster-address=gcomm://${members}`,
        `--wsrep-node-name=${name}`,
        `--wsrep-node-address=${own}`,
        `--wsrep-provider-options=${providerOptions};${ownOptions}`,
        '--wsrep-sst-method=rsync',
        ...startArgs,
      ],
    });
    return {
      ...node,
      async start() {
        startArgs = [];
        startArgs = await recoverPosition(node);
        await node.start();
        await node.awaitSynced();
      },
      startFirst: () => {
        startArgs = ['--wsrep-new-cluster'];
        return node.start();
      },
    };
  });
  const [first, ...others] = nodes;
  if (!first) throw new Error('The cluster has no nodes.');

  // Their users have to get through to their folders.
  chmodSync(folder, 0o711);
  const empty = join('empty', 'data');
  const server = { maker: 'mariadb', program: 'mariadbd', installer: 'mariadb-install-db' } as const;
  await initialize(server, join(folder, 'empty'), folder);
  await copyData(folder, empty, first.name);
  await first.startFirst();
  await first.query(statements);
  const position = await first.query('select @@gtid_binlog_pos');
  await first.stop();
  for (const name of [...others.map((node) => node.name), 'replica'])
    await copyData(folder, first.name, name);
  await first.startFirst();
  for (const node of others) await node.start();

  let replica: DatabaseNode | undefined;
  return {
    nodes,
    /** Lags behind on purpose. */
    async startReplica(primaryPort: number, delaySeconds: number) {
      for (const file of ['grastate.dat', 'galera.cache', 'gvwstate.dat'])
        rmSync(join(folder, 'replica', file), { force: true });
      replica = createNode({
        folder,
        name: 'replica',
        port: replicaPort,
        args: () => ['--server-id=9', '--gtid-strict-mode=ON', '--read-only=ON', '--skip-log-bin'],
      });
      await replica.start();
      await replica.query(`
        set global gtid_slave_pos = '${position}';
        change master to master_host = '127.0.0.1', master_port = ${primaryPort},
          master_user = '${account.user}', master_password = '${account.password}',
          master_use_gtid = slave_pos, master_delay = ${delaySeconds}, master_connect_retry = 1;
        start slave`);
      return replica;
    },
    /** A server that belongs to no cluster, with an empty database; ended by its caller. */
    async startAlone() {
      await copyData(folder, empty, 'alone');
      const args = ['--log-bin=bin', '--binlog-format=ROW', '--server-id=10'];
      const alone = createNode({ folder, name: 'alone', port: alonePort, args: () => args });
      await alone.start();
      await alone.query(statements);
      return alone;
    },
    async stop() {
      await replica?.stop();
      // The last one to leave has the latest state.
      for (const node of nodes.toReversed()) await node.stop();
    },
  };
}
