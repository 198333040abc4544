import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../processes.ts';

/** Settings that the proof shares with docker/compose.cluster.yaml. */
export const clusterSettings: string = join(repository, 'docker', 'cluster');

/** Reads a file and replaces its `@NAME@`; throws for one without a value. */
export const fillTemplate = (path: string, values: Record<string, string>): string =>
  readFileSync(path, 'utf8').replaceAll(/@([A-Z0-9]+)@/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path} has no value for ${name}.`);
    return value;
  });
