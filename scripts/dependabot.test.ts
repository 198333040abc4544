import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './paths.mjs';

interface Update {
  'package-ecosystem': string;
  directory?: string;
  directories?: string[];
  schedule: { interval: string };
  groups?: Record<string, unknown>;
}

/** What shows that a folder has dependencies of an ecosystem. */
const manifests: Record<string, RegExp> = {
  npm: /^package-lock\.json$/,
  'github-actions': /^\.github$/,
  docker: /^Dockerfile$/,
  'docker-compose': /^compose.*\.yaml$/,
};

it('Dependabot looks weekly after every ecosystem, in a folder that has it, npm in groups', () => {
  const { updates }: { updates: Update[] } = parse(
    readFileSync(join(root, '.github/dependabot.yml'), 'utf8'),
  );
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(Object.keys(manifests));
  for (const { 'package-ecosystem': ecosystem, schedule, groups, ...update } of updates) {
    for (const folder of update.directories ?? [update.directory ?? '/'])
      expect(
        readdirSync(join(root, folder)).some((name) => manifests[ecosystem]?.test(name)),
        `${ecosystem} in ${folder}`,
      ).toBe(true);
    expect(schedule.interval).toBe('weekly');
    if (ecosystem === 'npm') expect(groups).toBeDefined();
  }
  const ofDocker = updates.find((update) => update['package-ecosystem'] === 'docker');
  const folders = globSync('docker/**/Dockerfile', { cwd: root }).map((file) => `/${dirname(file)}`);
  expect(ofDocker?.directories?.toSorted()).toEqual(folders.toSorted());
});

it('the repository says how to report a vulnerability', () => {
  expect(existsSync(join(root, 'SECURITY.md'))).toBe(true);
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('(SECURITY.md)');
});
