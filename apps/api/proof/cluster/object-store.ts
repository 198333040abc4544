import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { accepts, createServerProcess, freePorts, type Server } from './children.ts';
import type { Programs } from './programs.ts';

const run = promisify(execFile);

const bucket = 'piacter';
/** Debian's own, which finds the packages of Debian. */
const python = '/usr/bin/python3';
/** The servers of OpenStack Swift: each keeps its part of a request. */
const storages = ['account', 'container', 'object'] as const;
const servers = [...storages, 'proxy'] as const;

export interface ObjectStore extends Server {
  /** FILES_URL of the product. */
  url: string;
  /** Environment variables of the S3 client. */
  credentials: Record<string, string>;
}

/** Starts the server named by its second argument; the first one is the folder of all settings. */
const launcher = `
import importlib, sys
from swift.common.utils import set_swift_dir
from swift.common.wsgi import run_wsgi
folder, name = sys.argv[1:]
set_swift_dir(folder)
options = {}
if name == 'object':
    options['global_conf_callback'] = importlib.import_module('swift.obj.server').global_conf_callback
sys.exit(run_wsgi(folder + '/' + name + '.conf', name + '-server', **options))
`;

/** Writes where each kind of data is: on the only device of a server. Arguments: the folder, and `name:port` of each. */
const rings = `
import sys
from swift.common.ring import RingBuilder
for word in sys.argv[2:]:
    name, port = word.split(':')
    builder = RingBuilder(4, 1, 1)
    builder.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'disk', 'weight': 1})
    builder.rebalance()
    builder.get_ring().save(sys.argv[1] + '/' + name + '.ring.gz')
`;

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${process.env.USER ?? 'root'}
swift_dir = ${folder}
workers = 0
log_level = WARNING
`;

const storageSettings = (folder: string, port: number, name: string) => `${common(folder, port)}
devices = ${folder}/devices
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`;

const proxySettings = (
  folder: string,
  port: number,
  cachePort: number,
  secret: string,
) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper cache s3api tempauth proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
auth_pipeline_check = false
[filter:tempauth]
use = egg:swift#tempauth
user_proof_product = ${secret} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# A server that was away is asked again soon.
error_suppression_interval = 1
`;

/**
 * OpenStack Swift with one copy of each file, behind its S3 interface (ADR 42). Its five processes are started and killed
 * as one server.
 */
export async function startObjectStore(programs: Programs, parent: string): Promise<ObjectStore> {
  const folder = join(parent, 'swift');
  mkdirSync(join(folder, 'devices', 'disk'), { recursive: true });
  const ports = await freePorts(servers.length + 1);
  const portOf = (index: number) => ports[index] ?? 0;
  const cachePort = portOf(servers.length);
  const proxyPort = portOf(servers.length - 1);
  const secret = randomBytes(16).toString('hex');
  const script = join(folder, 'launch.py');
  writeFileSync(script, launcher);
  writeFileSync(join(folder, 'swift.conf'), `[swift-hash]\nswift_hash_path_suffix = ${secret}\n`);
  writeFileSync(join(folder, 'proxy.conf'), proxySettings(folder, proxyPort, cachePort, secret));
  for (const [index, name] of storages.entries()) {
    const port = portOf(index);
    writeFileSync(join(folder, `${name}.conf`), storageSettings(folder, port, name));
  }
  await run(python, ['-c', rings, folder, ...storages.map((name, index) => `${name}:${portOf(index)}`)]);
  const processes = [
    createServerProcess({
      name: 'memcached',
      folder,
      command: () => [
        programs.memcached,
        '-u',
        'root',
        '-l',
        '127.0.0.1',
        '-p',
        String(cachePort),
        '-m',
        '16',
      ],
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
  const store: ObjectStore = {
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
    url: `s3://${bucket}?region=us-east-1&endpoint=${encodeURIComponent(`http://127.0.0.1:${proxyPort}`)}`,
    credentials: {
      AWS_ACCESS_KEY_ID: 'proof:product',
      AWS_SECRET_ACCESS_KEY: secret,
      AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    },
  };
  await store.start();
  const client = new S3Client({
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${proxyPort}`,
    forcePathStyle: true,
    credentials: { accessKeyId: 'proof:product', secretAccessKey: secret },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return store;
}
