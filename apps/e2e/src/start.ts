import type { Page } from '@playwright/test';

/**
 * Waits after every load until the page answers to clicks and keys: what the server has rendered is visible before, and a
 * story is faster than a visitor.
 */
export function waitForStart(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const started = async <Loaded>(loading: Promise<Loaded>): Promise<Loaded> => {
    const response = await loading;
    if (await page.locator('#root').count())
      await page.locator('#root[data-started]').waitFor({ state: 'attached' });
    return response;
  };
  // A story that waits for less watches the loading itself.
  page.goto = (address, options) =>
    options?.waitUntil === 'commit' ? goto(address, options) : started(goto(address, options));
  page.reload = (options) => started(reload(options));
}
