import { z } from 'zod';
import { dataReply, defineEndpoint, fieldsReply } from '../core/index.ts';
import { menuPage, publishedPage } from './schemas.ts';
import { pageUrlLimit } from './values.ts';

export const listMenuPages = defineEndpoint({
  method: 'GET',
  path: '/api/pages-on-the-menu',
  access: 'public',
  summary: 'Published pages of the menu (LAY-07).',
  reply: dataReply(z.array(menuPage)),
  maxAge: 60,
});

export const listPublishedPages = defineEndpoint({
  method: 'GET',
  path: '/api/published-pages',
  access: 'public',
  summary: 'All published pages except the home page (PUB-03).',
  reply: dataReply(z.array(menuPage)),
  maxAge: 60,
});

export const getHomePage = defineEndpoint({
  method: 'GET',
  path: '/api/home-page',
  access: 'public',
  summary: "The admin's HTML block of the home page; '' when there is none (HOME-10).",
  reply: fieldsReply({ content: z.string() }),
  maxAge: 60,
});

export const getPageByUrl = defineEndpoint({
  method: 'GET',
  path: '/api/page-content-by-url/{pageUrl}',
  access: 'public-or-session',
  summary: 'A published page by its address; the admin may preview unpublished ones (PUB-03).',
  params: z.object({ pageUrl: z.string().max(pageUrlLimit) }),
  reply: dataReply(publishedPage),
});
