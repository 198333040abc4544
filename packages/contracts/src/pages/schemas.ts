import { z } from 'zod';

export const menuPage = z.object({ pageUrl: z.string(), pageName: z.string() });
export const publishedPage = z.object({ pageName: z.string(), content: z.string() });
