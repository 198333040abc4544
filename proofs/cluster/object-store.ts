import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { accepts, createServerProcess, freePorts, runProgram, type Server } from '../processes.ts';
import type { Programs } from './programs.ts';
import { clusterSettings, fillTemplate } from './settings.ts';

/** The same settings as in containers. */
const settings = join(clusterSettings, 'swift');
const buckets = { public: 'piacter', private: 'piacter-private' };
/** Debian's own, which finds the packages of Debian. */
const python = '/usr/bin/python3';
/** The servers of OpenStack Swift: each keeps its part of a request. */
const storages = ['account', 'container', 'object'] as const;
const servers = [...storages, 'proxy'] as const;

/**
 * OpenStack Swift with one copy of each file, behind its S3 interface (ADR 42). Its five processes are started and killed
 * as one server.
 */
export async function startObjectStore(programs: Programs, parent: string) {
  const folder = join(parent, 'swift');
  mkdirSync(join(folder, 'devices', 'disk'), { recursive: true });
  const ports = await freePorts(servers.length + 1);
  const portOf = (index: number) => ports[index] ?? 0;
  const cachePort = portOf(servers.length);
  const proxyPort = portOf(servers.length - 1);
  const secret = randomBytes(16).toString('hex');
  const script = join(settings, 'launch.py');
  writeFileSync(join(folder, 'swift.conf'), `[swift-hash]\nswift_hash_path_suffix = ${secret}\n`);
  const fill = (name: (typeof servers)[number], template: string, index: number) =>
    writeFileSync(
      join(folder, `${name}.conf`),
      fillTemplate(join(settings, template), {
        FOLDER: folder,
        NAME: name,
        HOST: '127.0.0.1',
        PORT: String(portOf(index)),
        CACHE: String(cachePort),
        SECRET: secret,
      }),
    );
  for (const [index, name] of storages.entries()) fill(name, 'storage.conf', index);
  fill('proxy', 'proxy.conf', storages.length);
  const places = storages.map((name, index) => `${name}:${portOf(index)}`);
  await runProgram(python, [join(settings, 'rings.py'), folder, ...places]);
  const processes = [
    createServerProcess({
      name: 'memcached',
      folder,
      command: () => [programs.memcached, '-uroot', '-l127.0.0.1', `-p${cachePort}`, '-m16'],
      isReady: () => accepts(cachePort),
    }),
    ...servers.map((name, index) =>
      createServerProcess({
        name: `swift-${name}`,
        folder,
        command: () => [python, script, folder, name],
        isReady: () => accepts(portOf(index)),
      }),
    ),
  ];
  const all = (work: (server: Server) => Promise<void>) => async () => {
    await Promise.all(processes.map(work));
  };
  const toUrl = (bucket: string) =>
    `s3://${bucket}?region=us-east-1&endpoint=${encodeURIComponent(`http://127.0.0.1:${proxyPort}`)}`;
  const store = {
    name: 'swift',
    pids: () => processes.flatMap(({ pids }) => pids()),
    async start() {
      // The proxy comes last, since it remembers which of the others do not answer.
      const [proxy, ...others] = processes.toReversed();
      await Promise.all(others.map((server) => server.start()));
      await proxy?.start();
    },
    kill: all((server) => server.kill()),
    stop: all((server) => server.stop()),
    /** FILES_URL and PRIVATE_FILES_URL of the product, and the variables of its S3 client. */
    url: toUrl(buckets.public),
    privateUrl: toUrl(buckets.private),
    credentials: {
      AWS_ACCESS_KEY_ID: 'piacter:product',
      AWS_SECRET_ACCESS_KEY: secret,
      AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    },
  };
  await store.start();
  const client = new S3Client({
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${proxyPort}`,
    forcePathStyle: true,
    credentials: { accessKeyId: 'piacter:product', secretAccessKey: secret },
  });
  for (const Bucket of Object.values(buckets)) await client.send(new CreateBucketCommand({ Bucket }));
  client.destroy();
  return store;
}
