import { z } from 'zod';
import { flagReply, id } from '../core/index.ts';

/** Longest side of an uploaded picture, in pixels (000 §5). */
export const imageMaxSide = 2000;
/** Bytes of one uploaded picture. */
export const imageMaxBytes = 15 * 1024 * 1024;
/** Pictures of one listing; properties without PRO have one. */
export const imageLimit = 20;
export const imageLimitWithoutPro = 1;
/** Widths made of every picture, in pixels; a smaller original is never enlarged. */
export const imageWidths = [320, 800, 1600] as const;

/**
 * Address of a smaller size of a stored picture. Stored addresses name the largest size (`…-1600.webp`);
 * the others differ in that number only.
 */
export const imageOfWidth = (path: string, width: (typeof imageWidths)[number]): string =>
  path.replace(/-1600\.webp$/, `-${width}.webp`);

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
