import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Its pages read the database, as all pages with listings do. */
const pages = `export const emptyShell = { status: 503, head: { title: '', description: '' }, replies: {}, isRenderedByBrowser: true };
export const openPage = async (address, { answer }) => {
  await answer({ method: 'GET', path: '/api/search-real-estates', params: {}, query: {} });
  return { ...emptyShell, status: 200 };
};
export const renderPage = async () => ({ html: '', links: '' });
`;

/** Creates the minimal folder that the server accepts as a built web app. */
export function createEmptyBuild(): string {
  const webDir = mkdtempSync(join(tmpdir(), 'piacter-web-'));
  for (const folder of ['.vite', '.server']) mkdirSync(join(webDir, folder));
  writeFileSync(join(webDir, 'index.html'), '<html><head></head><body></body></html>');
  writeFileSync(join(webDir, '.vite/manifest.json'), '{}');
  writeFileSync(join(webDir, '.server/server-entry.js'), pages);
  return webDir;
}
