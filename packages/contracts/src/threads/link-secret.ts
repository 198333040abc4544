import { z } from 'zod';

/** The secret of a mailed link: 128 bits in hexadecimal. */
export const linkSecret = z.string().regex(/^[0-9a-f]{32}$/);
export const linkToken = z.object({ token: linkSecret });
