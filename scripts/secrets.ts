import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A random secret (256 bits, base64url) that is created by the first call and stored. Concurrent first calls agree, since
 * linking the complete file into place succeeds for one of them only.
 */
export function getOrCreateSecret(dataFolder: string, name: string): string {
  const folder = join(dataFolder, 'secrets');
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    const prepared = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
    writeFileSync(prepared, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(prepared, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(prepared);
    }
  }
  return readFileSync(file, 'utf8').trim();
}
