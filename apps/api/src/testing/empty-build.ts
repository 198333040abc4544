import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder with the least that the server takes for a built web. */
export function emptyBuild(): string {
  const webDir = mkdtempSync(join(tmpdir(), 'piacter-web-'));
  mkdirSync(join(webDir, '.vite'));
  writeFileSync(join(webDir, 'index.html'), '<html><head></head><body></body></html>');
  writeFileSync(join(webDir, '.vite/manifest.json'), '{}');
  return webDir;
}
