import { createHash } from 'node:crypto';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folder of database, secrets, uploads and mails. DATA_DIR is relative to the checkout. */
export function dataFolder(environment = process.env) {
  return resolve(root, environment.DATA_DIR || '.data');
}

/** @param {string} name */
export function bin(name) {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

/** The folders in which programs are looked for. */
export const pathFolders = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

/** @param {string} text */
export function shortHash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
