import type { WebPages } from '@piacter/contracts/site';
import type { Build } from '../features/site/index.ts';

/** The web's own pages, which the server loads from the build, from their sources. */
const source = new URL('../../../web/src/server/pages.ts', import.meta.url);
const { openPage, emptyShell } = (await import(source.href)) as Pick<WebPages, 'openPage' | 'emptyShell'>;

const template =
  '<!doctype html><html lang="hu"><head><title>Build</title></head><body><div id="root"></div><!--app-data--><template><!--app-modules--></template></body></html>';

/** A build without scripts and styles, whose pages are left to the browser. */
export const webBuild: Build = {
  template,
  getFiles: () => ({ modules: [], styles: [] }),
  web: { openPage, emptyShell, renderPage: () => Promise.reject(new Error('not rendered in tests')) },
};
