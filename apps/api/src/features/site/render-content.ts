import type { Admission } from '../../core/http/admission.ts';
import type { Logger } from '../../core/log.ts';
import type { PageRenderer, RenderedPage } from './build.ts';
import type { Page } from './page.ts';

interface RenderDeps {
  admission: Pick<Admission, 'isQueueing'>;
  log: Logger;
  render: PageRenderer | undefined;
}

/** Different failures that are logged; each is logged once, as it may happen with every request. */
const maxLogged = 100;

/**
 * Renders a page's HTML from its replies. While requests are queued, and where rendering fails, the page is sent without
 * it, and the browser renders it.
 */
export function createContentRenderer({ admission, log, render }: RenderDeps) {
  const logged = new Set<string>();

  const logOnce = (error: unknown, address: string): void => {
    const message = error instanceof Error ? error.message : String(error);
    if (logged.has(message) || logged.size >= maxLogged) return;
    logged.add(message);
    log.error({ err: error, address }, 'page not rendered');
  };

  return async ({ data, isRenderedByBrowser }: Page, address: string): Promise<RenderedPage | undefined> => {
    if (!render || isRenderedByBrowser || admission.isQueueing) return undefined;
    try {
      return await render(address, data);
    } catch (error) {
      logOnce(error, address);
      return undefined;
    }
  };
}
