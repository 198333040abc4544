import { Writable } from 'node:stream';
import { StrictMode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import type { Cache } from 'swr';
import { Providers, type Replies } from '../app/providers.tsx';

/** Milliseconds until a page that waits for code is given up. */
const renderMs = 2000;

class TextSink extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/**
 * Returns the function that renders the page of some routes at an address (path and query) from the replies to its calls,
 * with a cache of its own. It throws where a component does, and for a redirect.
 */
export function createRouteRenderer(routes: RouteObject[]) {
  const handler = createStaticHandler(routes);

  return async (
    address: string,
    replies: Replies,
    createCache: () => Cache = () => new Map(),
  ): Promise<string> => {
    // The router only reads path and query.
    const context = await handler.query(new Request(new URL(address, 'http://localhost')));
    if (context instanceof Response) throw new Error(`${address} is redirected`);
    return renderApp(
      <StrictMode>
        <Providers replies={replies} createCache={createCache}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </StrictMode>,
    );
  };
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
