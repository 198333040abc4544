import type { Page, RenderedPage, WebPages } from '@piacter/contracts/site';
import type { Admission } from '../../core/http/admission.ts';
import type { Logger } from '../../core/log.ts';

interface RenderDeps {
  admission: Pick<Admission, 'isQueueing'>;
  log: Logger;
  render: WebPages['renderPage'];
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

  return async (
    { replies, isRenderedByBrowser }: Page,
    address: string,
  ): Promise<RenderedPage | undefined> => {
    if (isRenderedByBrowser || admission.isQueueing) return undefined;
    try {
      return await render(address, replies);
    } catch (error) {
      logOnce(error, address);
      return undefined;
    }
  };
}
