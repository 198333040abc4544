import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates the minimal folder that the server accepts as a built web app. */
export function createEmptyBuild(): string {
  const webDir = mkdtempSync(join(tmpdir(), 'piacter-web-'));
  mkdirSync(join(webDir, '.vite'));
  writeFileSync(join(webDir, 'index.html'), '<html><head></head><body></body></html>');
  writeFileSync(join(webDir, '.vite/manifest.json'), '{}');
  return webDir;
}
