import { z } from 'zod';
import { id, instant, keepAbsent, line, requiredLine, seenVersion } from '../core/index.ts';
import { keywordLimit, seoLimits } from './values.ts';

/** The metadata of a fixed page. */
export const seoMetadata = z.object({
  metaID: id,
  pageName: z.string(),
  /** The page's path: '/' or '/ingatlanok'. */
  pagePath: z.string(),
  title: z.string(),
  description: z.string(),
  /** Title and description of a shared link; '' takes the page's own. */
  ogTitle: z.string(),
  ogDescription: z.string(),
  ogType: z.string(),
  ogSiteName: z.string(),
  ogLocale: z.string(),
  keywords: z.array(z.string()),
  ogImage: z.string().nullable(),
  updated: instant,
});
export type SeoMetadata = z.infer<typeof seoMetadata>;

/** Repeated keywords are dropped, regardless of case. */
const keywords = z
  .array(requiredLine(seoLimits.keyword))
  .max(keywordLimit)
  .transform((words) => [...new Map(words.map((word) => [word.toLocaleLowerCase('hu'), word])).values()]);

const fields = {
  title: requiredLine(seoLimits.title),
  description: requiredLine(seoLimits.description),
  ogTitle: line(seoLimits.title).default(''),
  ogDescription: line(seoLimits.description).default(''),
  keywords: keywords.default([]),
};

/** The metadata as the form holds them: all fields. */
export const seoMetadataBody = z.object(fields);

/** Body of an update: absent fields are kept. */
export const seoMetadataUpdate = z.object({ ...keepAbsent(fields), ...seenVersion });
export type SeoMetadataUpdate = z.output<typeof seoMetadataUpdate>;
