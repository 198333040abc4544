import { z } from 'zod';
import { dataReply, defineEndpoint, fieldsReply, textID, updatedReply } from '../core/index.ts';
import { imageMaxBytes } from '../images/values.ts';
import { seoMetadata, seoMetadataUpdate } from './schemas.ts';

const byID = z.object({ metaID: textID });

export const listSeoMetadata = defineEndpoint({
  method: 'GET',
  path: '/api/seo-metadata',
  access: ['admin'],
  summary: 'The metadata of the fixed pages for search engines and shared links (ADM-14).',
  reply: dataReply(z.array(seoMetadata)),
});

export const updateSeoMetadata = defineEndpoint({
  method: 'PUT',
  path: '/api/seo-metadata/{metaID}',
  access: ['admin'],
  summary: 'Saves the metadata of a page; absent fields are kept, the pages show them at once (ADM-14).',
  params: byID,
  body: seoMetadataUpdate,
  reply: updatedReply,
  errors: ['edited_meanwhile'],
});

export const uploadOgImage = defineEndpoint({
  method: 'POST',
  path: '/api/upload-og-image/{metaID}',
  access: ['admin'],
  limit: 'upload',
  summary: "Replaces the picture of a page's shared link, best 1200x630 px (ADM-14).",
  params: byID,
  upload: { field: 'image', maxFiles: 1, maxBytes: imageMaxBytes },
  reply: fieldsReply({ imageUrl: z.string() }),
  errors: ['image_invalid', 'image_too_large', 'too_large', 'wrong_media_type'],
});
