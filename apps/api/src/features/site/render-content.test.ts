import type { Page } from '@piacter/contracts/site';
import { expect, it, vi } from 'vitest';
import { createLogger } from '../../core/log.ts';
import { createContentRenderer } from './render-content.ts';

const page: Page = {
  status: 200,
  head: { title: 'Cím', description: 'Leírás' },
  replies: { '/api/x': { ok: true } },
};

function setUp({
  isQueueing = false,
  render = vi.fn(async () => ({ html: '<h1>Cím</h1>', links: '' })),
} = {}) {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line: string) => lines.push(line) });
  return { lines, render, renderContent: createContentRenderer({ admission: { isQueueing }, log, render }) };
}

it('renders a page from its address and replies', async () => {
  const { render, renderContent } = setUp();
  expect(await renderContent(page, '/x?page=2')).toEqual({ html: '<h1>Cím</h1>', links: '' });
  expect(render).toHaveBeenCalledWith('/x?page=2', page.replies);
});

it('leaves a page that cannot be rendered to the browser, and logs each failure once', async () => {
  const render = vi.fn(async () => {
    throw new Error('no price');
  });
  const { lines, renderContent } = setUp({ render });
  expect(await renderContent(page, '/x')).toBeUndefined();
  expect(await renderContent(page, '/x')).toBeUndefined();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('no price');
});

it('renders nothing while requests are queued', async () => {
  const { render, renderContent } = setUp({ isQueueing: true });
  expect(await renderContent(page, '/x')).toBeUndefined();
  expect(render).not.toHaveBeenCalled();
});

it('leaves pages of a role to the browser', async () => {
  const { render, renderContent } = setUp();
  await renderContent({ ...page, isRenderedByBrowser: true }, '/admin');
  expect(render).not.toHaveBeenCalled();
});
