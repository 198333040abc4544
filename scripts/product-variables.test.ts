import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { environmentVariables } from '../apps/api/src/config.ts';
import { productVariables, testVariables } from './environment.mjs';
import { root } from './paths.mjs';

type Environment = Record<string, string | number>;
interface Compose {
  services: { api: { environment: Environment } };
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readApiEnvironment = (path: string): Environment => {
  const { services }: Compose = parse(read(path), { merge: true });
  return services.api.environment;
};

/** What `npm start` and `npm run dev` decide. */
const configured = environmentVariables.filter((name) => name !== 'NODE_ENV');

/** Variables that containers do not get. */
const notInContainers = new Set([
  // The image has the built web.
  'WEB_DIR',
  // There is one database server.
  'DATABASE_REPLICA_URL',
  // It is reached over the private network of the file.
  'DATABASE_CA',
]);

it('the scripts know every variable of the product, and keep them from the tests', () => {
  expect(productVariables.toSorted()).toEqual(configured.toSorted());
  const real = Object.fromEntries(environmentVariables.map((name) => [name, 'real']));
  expect(Object.values(testVariables({}, real))).not.toContain('real');
});

it('the documentation explains every variable of the product', () => {
  const [, section = ''] = read('docs/operations.md').split('## Environment variables');
  const [own = ''] = section.split('\n## ');
  const rows = [...own.matchAll(/^\| (`.+?`) \|/gm)].map(([, names = '']) => names);
  const explained = rows.flatMap((names) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(explained.toSorted()).toEqual(configured.toSorted());
});

it('containers get every variable of the product, from the image or the compose file', () => {
  const ofImage = [...read('docker/Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name),
  );
  const given = new Set([...ofImage, ...Object.keys(readApiEnvironment('docker/compose.yaml'))]);
  const missing = environmentVariables.filter((name) => !given.has(name) && !notInContainers.has(name));
  expect(missing).toEqual([]);
});

it.each(['docker/compose.yaml', 'docker/compose.cluster.yaml'])(
  '%s forwards variables under their own names, the sender with the server of the mails',
  (path) => {
    const environment = readApiEnvironment(path);
    const isOurs = (name: string) => environmentVariables.includes(name) || name.startsWith('AWS_');
    expect(Object.keys(environment).filter((name) => !isOurs(name))).toEqual([]);
    const renamed = Object.entries(environment).filter(([name, value]) => {
      const [, source] = /^\$\{(\w+)/.exec(String(value)) ?? [];
      return source !== undefined && source !== name && isOurs(source);
    });
    expect(renamed).toEqual([]);
    expect(environment).toMatchObject({ SMTP_URL: expect.any(String), MAIL_FROM: expect.any(String) });
  },
);
