import { z } from 'zod';
import { dataReply, defineEndpoint, fieldsReply, id, messageReply, textID } from '../core/index.ts';
import { imageLimit, imageMaxBytes, imageOrderBody, imageUploadFields, listingImage } from './schemas.ts';

const upload = { field: 'images', maxFiles: imageLimit, maxBytes: imageMaxBytes };

export const listPropertyImages = defineEndpoint({
  method: 'GET',
  path: '/api/real-estate-images/{id}',
  access: 'public-or-session',
  summary: 'Pictures of a property in their order; without PRO the public sees the main one only.',
  params: z.object({ id: textID }),
  reply: dataReply(z.array(listingImage)),
});

export const uploadPropertyImages = defineEndpoint({
  method: 'POST',
  path: '/api/upload-property-images/{id}',
  access: ['ingatlan_tulajdonos'],
  limit: 'upload',
  summary:
    'Adds pictures to an own property: one, or twenty with PRO; at most 2000x2000 px (IMG-01, IMG-02).',
  params: z.object({ id: textID }),
  upload,
  body: imageUploadFields,
  reply: fieldsReply({ imagePaths: z.array(z.string()) }),
  errors: ['image_limit_reached', 'image_invalid', 'image_too_large', 'too_large', 'wrong_media_type'],
});

export const setMainPropertyImage = defineEndpoint({
  method: 'PATCH',
  path: '/api/update-main-image-real-estate/{imgID}',
  access: ['ingatlan_tulajdonos'],
  summary: 'Makes a picture the main one (IMG-03).',
  params: z.object({ imgID: textID }),
  body: z.object({ realEstateID: id }),
  reply: messageReply,
});

export const sortPropertyImages = defineEndpoint({
  method: 'PATCH',
  path: '/api/sort-real-estate-images/{id}',
  access: ['ingatlan_tulajdonos'],
  summary: 'Saves the order of the pictures of an own property (IMG-04).',
  params: z.object({ id: textID }),
  body: imageOrderBody,
  reply: messageReply,
});

export const deletePropertyImage = defineEndpoint({
  method: 'DELETE',
  path: '/api/real-estate-images/{imgID}',
  access: ['ingatlan_tulajdonos'],
  summary: 'Deletes a picture; when it was the main one, the next in order becomes main (IMG-05).',
  params: z.object({ imgID: textID }),
  reply: messageReply,
});
