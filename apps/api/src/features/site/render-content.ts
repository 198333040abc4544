import { createHash } from 'node:crypto';
import { createLRU } from 'lru.min';
import type { Admission } from '../../core/http/admission.ts';
import type { Logger } from '../../core/log.ts';
import type { PageRenderer, RenderedPage } from './build.ts';
import type { PageContent } from './html.ts';
import type { Page } from './page.ts';

interface RenderDeps {
  admission: Pick<Admission, 'isQueueing'>;
  log: Logger;
  render: PageRenderer | undefined;
}

/** Different failures that are logged; each is logged once, as it may happen with every request. */
const maxLogged = 100;

/** Rendered pages that are kept, and the characters of the largest: at most 30 MB of a process. */
const maxKept = 150;
const maxKeptLength = 200_000;

const toKey = (address: string, replies: object): string =>
  createHash('sha1').update(address).update(JSON.stringify(replies)).digest('base64');

/**
 * Keeps rendered pages by their address and the content of their replies, so that none is older than these. Pages with
 * contact data are never kept.
 */
function keepRendered(render: PageRenderer): PageRenderer {
  const kept = createLRU<string, RenderedPage>({ max: maxKept });
  return async (address, replies) => {
    const key = toKey(address, replies);
    const found = kept.get(key);
    if (found) return found;
    const rendered = await render(address, replies);
    if (rendered.html.length <= maxKeptLength) kept.set(key, rendered);
    return rendered;
  };
}

/**
 * Renders a page's HTML from its replies. While requests are queued, and where rendering fails, the page is sent without
 * it, and the browser renders it.
 */
export function createContentRenderer({ admission, log, render }: RenderDeps) {
  const logged = new Set<string>();
  const renderKept = render && keepRendered(render);

  const logOnce = (error: unknown, address: string): void => {
    const message = error instanceof Error ? error.message : String(error);
    if (logged.has(message) || logged.size >= maxLogged) return;
    logged.add(message);
    log.error({ err: error, address }, 'page not rendered');
  };

  return async (page: Page, address: string): Promise<PageContent> => {
    const { data: replies, isRenderedByBrowser, isPersonal } = page;
    const renderPage = isPersonal ? render : renderKept;
    if (!renderPage || isRenderedByBrowser || admission.isQueueing) return { replies };
    try {
      return { replies, ...(await renderPage(address, replies)) };
    } catch (error) {
      logOnce(error, address);
      return { replies };
    }
  };
}
