import { z } from 'zod';

const emailChange = z.object({
  email: z.string(),
  /** The requesting session, which is kept when the link is opened. */
  sessionID: z.int(),
});

export const serializeEmailChange = (change: z.infer<typeof emailChange>): string => JSON.stringify(change);

export const parseEmailChange = (payload: string | null) => emailChange.parse(JSON.parse(payload ?? ''));
