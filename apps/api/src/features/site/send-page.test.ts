import type { Page } from '@piacter/contracts/site';
import express from 'express';
import supertest from 'supertest';
import { expect, it, vi } from 'vitest';
import { createPageSender } from './send-page.ts';

const template = `<head><link rel="stylesheet" crossorigin href="/a.css"></head><body><div id="root"><!--app-html--></div><!--app-data--></body>`;
const build = {
  template,
  getFiles: () => ({ modules: [], styles: [] }),
  styles: new Map([['/a.css', 'a{}']]),
};
const text = 'Őrségi ház. '.repeat(200);

function setUp(isRendered = true) {
  const page: Page = {
    status: 200,
    head: { title: 'Cím', description: 'Leírás' },
    replies: { '/api/x': text },
  };
  const renderContent = vi.fn(async () => (isRendered ? { html: '<h1>Ház</h1>', links: '' } : undefined));
  const send = createPageSender({ build, publicUrl: 'http://piacter.test', renderContent });
  const app = express().get('/{*path}', (request, response, next) => {
    send(page, request, response).catch(next);
  });
  const get = (path = '/x', encoding = 'gzip') => supertest(app).get(path).set('Accept-Encoding', encoding);
  return { page, renderContent, get };
}

it('renders a page once while address, replies and head stay the same', async () => {
  const { page, renderContent, get } = setUp();
  const [first, second] = [await get(), await get()];
  expect(second.text).toBe(first.text);
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(renderContent).toHaveBeenCalledTimes(1);
  page.replies = { '/api/x': `${text}!` };
  await get();
  expect(renderContent).toHaveBeenCalledTimes(2);
  page.head.title = 'Másik cím';
  await get();
  expect(renderContent).toHaveBeenCalledTimes(3);
  await get('/x?page=2');
  expect(renderContent).toHaveBeenCalledTimes(4);
});

it('renders a page with contact data each time', async () => {
  const { page, renderContent, get } = setUp();
  page.isPersonal = true;
  await get();
  await get();
  expect(renderContent).toHaveBeenCalledTimes(2);
});

it('does not keep a page that could not be rendered', async () => {
  const { renderContent, get } = setUp(false);
  expect((await get()).text).toContain('href="/a.css"');
  await get();
  expect(renderContent).toHaveBeenCalledTimes(2);
});

it('sends the same page compressed to clients that take it', async () => {
  const { renderContent, get } = setUp();
  const plain = await get('/x', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.text).toContain('<style>a{}</style>');
  const compressed = await get('/x', 'gzip, deflate, br');
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(Number(compressed.headers['content-length'])).toBeLessThan(plain.text.length / 5);
  // The client has decompressed it.
  expect(compressed.text).toBe(plain.text);
  expect((await get('/x', 'identity')).text).toBe(plain.text);
  expect(renderContent).toHaveBeenCalledTimes(2);
});

it('answers that a page is unchanged without its content', async () => {
  const { get } = setUp();
  const { headers } = await get();
  const again = await get().set('If-None-Match', String(headers.etag)).expect(304);
  expect(again.headers['content-encoding']).toBeUndefined();
});
