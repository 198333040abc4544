import { z } from 'zod';
import { flagReply, id } from '../core/scalars.ts';

export const listingImage = z.object({ imgID: id, path: z.string(), isMainImg: flagReply, order: z.int() });
export type ListingImage = z.infer<typeof listingImage>;

/** `order` counts from 0. */
export const imageOrderBody = z.object({
  imageOrder: z
    .array(z.object({ imgID: id, order: z.int().min(0).max(1000) }))
    .min(1)
    .max(100),
});

/** Fields of the multipart body beside the pictures; multipart knows text only. */
export const imageUploadFields = z.object({
  mainImageIndex: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .optional(),
});
