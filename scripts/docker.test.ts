import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { memoryVariables } from './environment.mjs';
import { root } from './paths.mjs';

interface Service {
  image: string;
  build?: string | { context: string; dockerfile?: string };
  volumes?: string[];
  depends_on?: Record<string, unknown>;
  deploy?: { replicas: number };
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

interface Workflow {
  jobs: Record<string, { env?: Record<string, string>; steps: { run?: string }[] }>;
}

const composeFiles = ['docker/compose.yaml', 'docker/compose.cluster.yaml'];
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** A duration in seconds or a plain number from a line of a file. */
const numberAfter = (path: string, pattern: RegExp) =>
  Number(pattern.exec(read(path))?.[1]?.replaceAll('_', ''));

it('every source of a COPY instruction exists', () => {
  const copies = [...read('docker/Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
  const sources = copies.flatMap(([, names = '']) => names.split(' '));
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
});

it('the Dockerfile copies the manifest of every workspace', () => {
  const lock = JSON.parse(read('package-lock.json'));
  const workspaces = Object.keys(lock.packages).filter((path) => path && !path.includes('node_modules'));
  const copied = read('docker/Dockerfile');
  expect(workspaces.filter((path) => !copied.includes(`COPY ${path}/package.json ${path}/`))).toEqual([]);
});

it('the image has the memory settings of the server', () => {
  const [settings = ''] = /^ENV MALLOC_.*$/m.exec(read('docker/Dockerfile')) ?? [];
  const wanted = Object.entries(memoryVariables).map(([name, value]) => `${name}=${value}`);
  expect(settings).toBe(`ENV ${wanted.join(' ')}`);
});

it('the compose files and the example environment have the same variables', () => {
  const used = new Set(
    composeFiles.flatMap((path) => [...read(path).matchAll(/(?<!\$)\$\{(\w+)/g)]).map(([, name]) => name),
  );
  const explained = new Set([...read('docker/.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name));
  expect([...used].sort()).toEqual([...explained].sort());
});

it.each(composeFiles)(
  '%s names images with their version, and only folders, files and services that exist',
  (path) => {
    const { services, volumes }: Compose = parse(read(path), { merge: true });
    const own = Object.values(services).flatMap(({ image, build }) => (build ? [image] : []));
    for (const { image, build, volumes: mounts = [], depends_on: dependencies = {} } of Object.values(
      services,
    )) {
      if (!own.includes(image)) expect(image).toMatch(/^[a-z/]+:v?\d/);
      if (build) {
        const { context, dockerfile: name } = typeof build === 'string' ? { context: build } : build;
        const dockerfile = join('docker', context, name ?? 'Dockerfile');
        expect(existsSync(join(root, dockerfile)), dockerfile).toBe(true);
      }
      for (const source of mounts.map((mount) => mount.split(':')[0] ?? ''))
        expect(
          source.startsWith('.') ? existsSync(join(root, 'docker', source)) : source in volumes,
          source,
        ).toBe(true);
      expect(Object.keys(dependencies).filter((name) => !(name in services))).toEqual([]);
    }
  },
);

it('a container may load a million listings of each kind before it is called unhealthy', () => {
  const loaded = numberAfter(
    'docs/adr/0066-columns-are-saved-for-the-next-process.md',
    /loaded and saved in (\d+) s/,
  );
  expect(numberAfter('docker/Dockerfile', /--start-period=(\d+)s/)).toBeGreaterThan(2 * loaded);
  // Asked often meanwhile, so that a small site does not wait for its first check.
  expect(numberAfter('docker/Dockerfile', /--start-interval=(\d+)s/)).toBeLessThan(5);
});

it('CI builds the images, starts them twice, and asks the site through the proxy', () => {
  const { jobs }: Workflow = parse(read('.github/workflows/ci.yml'));
  const { env = {}, steps = [] } = jobs.containers ?? {};
  expect(composeFiles).toContain(env.COMPOSE_FILE);
  expect(read(env.COMPOSE_FILE ?? '')).toContain(`HTTP_PORT:-${new URL(env.SITE ?? '').port}}:80`);
  const commands = steps.flatMap(({ run }) => run ?? []);
  const asked = [expect.stringContaining('$SITE/api/ready'), expect.stringContaining('$SITE/"')];
  expect(commands).toEqual([
    expect.stringContaining('docker compose up --build --wait'),
    ...asked,
    'docker compose stop',
    expect.stringContaining('docker compose up --wait'),
    ...asked,
    'docker compose logs',
  ]);
});

it('the cluster has three nodes behind its proxy, and three API processes', () => {
  const { services }: Compose = parse(read('docker/compose.cluster.yaml'), { merge: true });
  const nodes = [...read('docker/cluster/haproxy/haproxy.cfg').matchAll(/server (\w+) "\$\{NODE\d\}"/g)];
  const names = Object.keys(services).filter((name) => services[name]?.image.startsWith('mariadb:'));
  expect([...new Set(nodes.map(([, name]) => name))]).toEqual(names);
  expect(read('docker/cluster/galera.cnf')).toContain(`gcomm://${names.join(',')}`);
  expect(services.api?.deploy?.replicas).toBe(3);
});

it('the proxy gives each request its ID, whatever the client sends', () => {
  expect(read('docker/proxy/Caddyfile')).toContain('header_up X-Request-Id {http.request.uuid}');
});

it('the proxy limits what never reaches the API, and stays below the limits of its processes', () => {
  const proxy = 'docker/proxy/Caddyfile';
  const limits = 'apps/api/src/core/http/transport-limits.ts';
  const server = 'apps/api/src/core/http/http-server.ts';
  expect(numberAfter(proxy, /read_header (\d+)s/)).toBeLessThanOrEqual(10);
  expect(numberAfter(proxy, /max_conns_per_host (\d+)/)).toBeLessThan(
    numberAfter(limits, /maxConnections: (\d[\d_]*)/),
  );
  // Otherwise the API could close a connection on which a request is arriving.
  expect(numberAfter(proxy, /keepalive (\d+)s/) * 1000).toBeLessThan(
    numberAfter(server, /keepAliveTimeout = (\d[\d_]*)/),
  );
  // Each request takes two descriptors, which bounds the proxy's concurrent requests.
  const [, ofProxy = ''] = read('docker/compose.yaml').split('  proxy:\n');
  expect(Number(/nofile: (\d+)/.exec(ofProxy)?.[1])).toBeGreaterThan(0);
});

it('the documentation states the API’s limits per client address', () => {
  const limits = 'apps/api/src/core/http/transport-limits.ts';
  const ofAddress = numberAfter(limits, /maxConnectionsOfAddress: (\d[\d_]*)/);
  const operations = read('docs/operations.md');
  expect(operations).toContain(`A client address may have ${ofAddress} connections`);
  expect(operations).toContain(`ip saddr ct count over ${ofAddress} `);
  expect(operations).toContain(`limit_conn per_address ${ofAddress};`);
  expect(operations).toContain(`at most ${numberAfter(limits, /maxOpenBodies: (\d+)/)} bodies at a time`);
});
