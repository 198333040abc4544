import { z } from 'zod';
import {
  dataReply,
  defineEndpoint,
  fieldsReply,
  id,
  messageReply,
  type Role,
  textID,
} from '../core/index.ts';
import type { ListingIDField } from '../listings/values.ts';
import { imageOrderBody, imageUploadFields, listingImage } from './schemas.ts';
import { imageLimit, imageMaxBytes } from './values.ts';

/** The five image calls of a listing kind; `name` and `uploadName` are its names in the documented addresses. */
export function imageEndpoints<
  const Name extends string,
  const UploadName extends string,
  const Param extends 'id' | 'serviceID',
  const Field extends ListingIDField,
>(kind: { name: Name; uploadName: UploadName; param: Param; idField: Field; role: Role; limits: string }) {
  const access = [kind.role] as const;
  const body = { [kind.idField]: id } as { [Key in Field]: typeof id };
  return {
    list: defineEndpoint({
      method: 'GET',
      path: `/api/${kind.name}-images/{${kind.param}}`,
      access: 'public-or-session',
      summary: `Pictures of a listing in their order; ${kind.limits}.`,
      params: z.object({ [kind.param]: textID } as { [Key in Param]: typeof textID }),
      reply: dataReply(z.array(listingImage)),
    }),
    upload: defineEndpoint({
      method: 'POST',
      path: `/api/upload-${kind.uploadName}-images/{id}`,
      access,
      limit: 'upload',
      summary: `Adds pictures of at most 2000x2000 px to the caller’s listing (IMG-01, IMG-02); ${kind.limits}.`,
      params: z.object({ id: textID }),
      upload: { field: 'images', maxFiles: imageLimit, maxBytes: imageMaxBytes },
      body: imageUploadFields,
      reply: fieldsReply({ imagePaths: z.array(z.string()) }),
      errors: ['image_limit_reached', 'image_invalid', 'image_too_large', 'too_large', 'wrong_media_type'],
    }),
    setMain: defineEndpoint({
      method: 'PATCH',
      path: `/api/update-main-image-${kind.name}/{imgID}`,
      access,
      summary: 'Makes a picture the main one (IMG-03).',
      params: z.object({ imgID: textID }),
      body: z.object(body),
      reply: messageReply,
    }),
    sort: defineEndpoint({
      method: 'PATCH',
      path: `/api/sort-${kind.name}-images/{id}`,
      access,
      summary: 'Saves the order of the pictures of one of the caller’s listings (IMG-04).',
      params: z.object({ id: textID }),
      body: imageOrderBody,
      reply: messageReply,
    }),
    remove: defineEndpoint({
      method: 'DELETE',
      path: `/api/${kind.name}-images/{imgID}`,
      access,
      summary: 'Deletes a picture; if it was the main one, the next in order becomes main (IMG-05).',
      params: z.object({ imgID: textID }),
      reply: messageReply,
    }),
  };
}
