import { setHtmlParser } from '../lib/parse-html.ts';
import { parseHtmlOnServer } from './parse-html-on-server.ts';
import type { Replies } from './providers.tsx';
import { createRouteRenderer } from './render-routes.tsx';
import { routes } from './routes.tsx';

/** A page rendered on the server. */
export interface RenderedPage {
  /** The content of `#root`. */
  html: string;
  /** Links for the head: the pictures in view, at the sizes at which they are shown. */
  links: string;
}

setHtmlParser(parseHtmlOnServer);

const renderRoutes = createRouteRenderer(routes);

/** React puts its preloads before the content; in the head the browser sees them earlier. */
const leadingLinks = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders the public page at an address (path and query) from the replies to its calls. */
export async function renderPage(address: string, replies: Replies): Promise<RenderedPage> {
  const text = await renderRoutes(address, replies);
  const [links = ''] = leadingLinks.exec(text) ?? [];
  return { html: text.slice(links.length), links };
}
