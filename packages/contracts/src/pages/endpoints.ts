import { z } from 'zod';
import {
  createdReply,
  dataReply,
  defineEndpoint,
  fieldsReply,
  maxFormattedBodyBytes,
  messageReply,
  textID,
  updatedReply,
} from '../core/index.ts';
import { imageMaxBytes } from '../images/values.ts';
import { menuPage, newPageBody, pageContent, pageUpdate, publishedPage } from './schemas.ts';
import { contentFileMaxBytes, pageUrlLimit } from './values.ts';

/**
 * Browsers ask each time, by the ETag, so that a change of the admin is seen at once. Pages embed these replies, so
 * they are rarely asked for.
 */
const revalidated = 0;

export const listMenuPages = defineEndpoint({
  method: 'GET',
  path: '/api/pages-on-the-menu',
  access: 'public',
  summary: 'Published pages of the menu (LAY-07).',
  reply: dataReply(z.array(menuPage)),
  maxAge: revalidated,
});

export const listPublishedPages = defineEndpoint({
  method: 'GET',
  path: '/api/published-pages',
  access: 'public',
  summary: 'All published pages except the home page (PUB-03).',
  reply: dataReply(z.array(menuPage)),
  maxAge: revalidated,
});

export const getHomePage = defineEndpoint({
  method: 'GET',
  path: '/api/home-page',
  access: 'public',
  summary: "The admin's HTML block of the home page; '' when there is none (HOME-10).",
  reply: fieldsReply({ content: z.string() }),
  maxAge: revalidated,
});

export const getPageByUrl = defineEndpoint({
  method: 'GET',
  path: '/api/page-content-by-url/{pageUrl}',
  access: 'public-or-session',
  summary: 'A published page by its address; the admin may preview unpublished ones (PUB-03).',
  params: z.object({ pageUrl: z.string().max(pageUrlLimit) }),
  reply: dataReply(publishedPage),
});

const access = ['admin'] as const;
const params = z.object({ id: textID });

export const listPageContents = defineEndpoint({
  method: 'GET',
  path: '/api/page-contents',
  access,
  summary: 'All pages, the home page first, then by name (ADM-10).',
  reply: dataReply(z.array(pageContent)),
});

export const createPageContent = defineEndpoint({
  method: 'POST',
  path: '/api/page-contents',
  access,
  status: 201,
  summary: 'Creates a page, whose address is the slug of its name for good (ADM-11, ADM-12).',
  maxJsonBytes: maxFormattedBodyBytes,
  body: newPageBody,
  reply: createdReply,
  errors: ['conflict'],
});

export const getPageContent = defineEndpoint({
  method: 'GET',
  path: '/api/page-contents/{id}',
  access,
  summary: 'A page with its content and flags (ADM-11).',
  params,
  reply: dataReply(pageContent),
});

export const updatePageContent = defineEndpoint({
  method: 'PUT',
  path: '/api/page-contents/{id}',
  access,
  summary: 'Changes a page; it becomes the home page in place of the present one (ADM-11, ADM-12).',
  maxJsonBytes: maxFormattedBodyBytes,
  params,
  body: pageUpdate,
  reply: updatedReply,
  errors: ['edited_meanwhile'],
});

export const deletePageContent = defineEndpoint({
  method: 'DELETE',
  path: '/api/page-contents/{id}',
  access,
  summary: 'Deletes a page (ADM-10).',
  params,
  reply: messageReply,
});

export const uploadContentImage = defineEndpoint({
  method: 'POST',
  path: '/api/upload-content-image',
  access,
  limit: 'upload',
  summary: 'Stores a picture for the text of a page and replies its address (ADM-11).',
  upload: { field: 'image', maxFiles: 1, maxBytes: imageMaxBytes },
  reply: fieldsReply({ imageUrl: z.string(), width: z.int(), height: z.int() }),
  errors: ['image_invalid', 'image_too_large', 'too_large', 'wrong_media_type'],
});

export const uploadContentFile = defineEndpoint({
  method: 'POST',
  path: '/api/upload-content-file',
  access,
  limit: 'upload',
  summary: 'Stores a .pdf, .doc or .docx for the text of a page and replies its address (ADM-11).',
  upload: { field: 'file', maxFiles: 1, maxBytes: contentFileMaxBytes },
  reply: fieldsReply({ fileUrl: z.string() }),
  errors: ['too_large', 'wrong_media_type', 'validation_failed'],
});
