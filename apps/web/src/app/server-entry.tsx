import { Writable } from 'node:stream';
import { StrictMode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { setHtmlParser } from '../lib/parse-html.ts';
import { parseHtmlOnServer } from './parse-html-on-server.ts';
import { Providers, type Replies } from './providers.tsx';
import { routes } from './routes.tsx';

/** Milliseconds until a page that waits for code is given up. */
const renderMs = 2000;

/** A page rendered on the server. */
export interface RenderedPage {
  /** The content of `#root`. */
  html: string;
  /** Links for the head: the pictures in view, at the sizes at which they are shown. */
  links: string;
}

setHtmlParser(parseHtmlOnServer);

const handler = createStaticHandler(routes);

class TextSink extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** React puts its preloads before the content; in the head the browser sees them earlier. */
const leadingLinks = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Renders the page at an address (path and query) from the replies to its calls. Throws where a component does, and for
 * a redirect.
 */
export async function renderPage(address: string, replies: Replies): Promise<RenderedPage> {
  // The router only reads path and query.
  const context = await handler.query(new Request(new URL(address, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${address} is redirected`);
  const app = (
    <StrictMode>
      <Providers replies={replies} createCache={() => new Map()}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </StrictMode>
  );
  const text = await renderApp(app);
  const [links = ''] = leadingLinks.exec(text) ?? [];
  return { html: text.slice(links.length), links };
}

/** What React writes for content that is not ready, such as a component whose code is being loaded. */
const unfinished = '<!--$!-->';

/**
 * Renders everything. Where all code has been loaded, as always but the first time, the text is written in one piece,
 * which takes two thirds of the time of a stream.
 */
async function renderApp(app: React.ReactNode): Promise<string> {
  const text = renderToString(app);
  return text.includes(unfinished) ? renderToText(app) : text;
}

/** Renders as a stream, which waits for lazily loaded components. */
function renderToText(app: React.ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const sink = new TextSink();
  sink.on('finish', () => resolve(sink.text));
  const { pipe, abort } = renderToPipeableStream(app, {
    // In one piece: React would insert what it sends later by inline scripts, which the CSP forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => {
      clearTimeout(timer);
      pipe(sink);
    },
    onShellError: reject,
    onError: reject,
  });
  const timer = setTimeout(() => abort(new Error(`not rendered within ${renderMs} ms`)), renderMs);
  return promise;
}
