import type { WebPages } from '@piacter/contracts/site';
import { routes } from '../app/routes.tsx';
import { setHtmlParser } from '../lib/parse-html.ts';
import { parseHtmlOnServer } from './parse-html-on-server.ts';
import { createRouteRenderer } from './render-routes.tsx';

export { emptyShell, openPage } from './pages.ts';

setHtmlParser(parseHtmlOnServer);

const renderRoutes = createRouteRenderer(routes);

/** React puts its preloads before the content; in the head the browser sees them earlier. */
const leadingLinks = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders the public page at an address (path and query) from the replies to its calls. */
export const renderPage: WebPages['renderPage'] = async (address, replies) => {
  const text = await renderRoutes(address, replies);
  const [links = ''] = leadingLinks.exec(text) ?? [];
  return { html: text.slice(links.length), links };
};
