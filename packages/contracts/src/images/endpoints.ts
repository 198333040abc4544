import { z } from 'zod';
import {
  advertiserRoles,
  dataReply,
  defineEndpoint,
  fieldsReply,
  messageReply,
  textID,
} from '../core/index.ts';
import { listingKinds } from '../listings/values.ts';
import { imageOrderBody, listingImage } from './schemas.ts';
import { imageLimit, imageMaxBytes } from './values.ts';

const ofKind = z.object({ kind: z.enum(listingKinds) });

export const listDraftImages = defineEndpoint({
  method: 'GET',
  path: '/api/draft-images/{kind}',
  access: advertiserRoles,
  summary: 'Pictures of the form of a new listing in their order, the first the main one (LIFE-09).',
  params: ofKind,
  reply: dataReply(z.array(listingImage)),
});

export const uploadDraftImages = defineEndpoint({
  method: 'POST',
  path: '/api/draft-images/{kind}',
  access: advertiserRoles,
  limit: 'upload',
  summary:
    'Adds pictures to the form of a new listing, which takes them over by `withDraftImages`; kept for 30 days (LIFE-09).',
  params: ofKind,
  upload: { field: 'images', maxFiles: imageLimit, maxBytes: imageMaxBytes },
  reply: fieldsReply({ imagePaths: z.array(z.string()) }),
  errors: ['image_limit_reached', 'image_invalid', 'image_too_large', 'too_large', 'wrong_media_type'],
});

export const sortDraftImages = defineEndpoint({
  method: 'PATCH',
  path: '/api/draft-images/{kind}',
  access: advertiserRoles,
  summary: 'Saves the order of the pictures of the form of a new listing.',
  params: ofKind,
  body: imageOrderBody,
  reply: messageReply,
});

export const deleteDraftImage = defineEndpoint({
  method: 'DELETE',
  path: '/api/draft-images/{kind}/{imgID}',
  access: advertiserRoles,
  summary: 'Deletes a picture of the form of a new listing.',
  params: ofKind.extend({ imgID: textID }),
  reply: messageReply,
});
