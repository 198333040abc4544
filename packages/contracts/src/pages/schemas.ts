import { z } from 'zod';
import {
  flag,
  flagReply,
  id,
  instant,
  keepAbsent,
  markup,
  requiredLine,
  seenVersion,
} from '../core/index.ts';
import { pageLimits } from './values.ts';

export const menuPage = z.object({ pageUrl: z.string(), pageName: z.string() });

/** A page as a visitor sees it; `published` is 0 in the admin's preview. */
export const publishedPage = z.object({ pageName: z.string(), content: z.string(), published: flagReply });

/** A page as the admin edits it (ENT-07). */
export const pageContent = z.object({
  pageID: id,
  pageName: z.string(),
  /** The address without the slash: the slug of the first name. */
  pageUrl: z.string(),
  content: z.string(),
  isHomePage: flagReply,
  published: flagReply,
  onTheMenu: flagReply,
  created: instant,
  updated: instant,
});
export type PageContent = z.infer<typeof pageContent>;

const bodyFields = {
  pageName: requiredLine(pageLimits.pageName),
  /** Simple HTML; the server keeps only the allowed elements. */
  content: markup(pageLimits.contentHtml),
  isHomePage: flag.default(0),
  published: flag.default(0),
  /** Ignored for the home page, which is never on the menu (ADM-12). */
  onTheMenu: flag.default(0),
};

export const newPageBody = z.object(bodyFields);
export type NewPageBody = z.output<typeof newPageBody>;

/** The body of an update: absent fields are kept. */
export const pageUpdate = z.object({ ...keepAbsent(bodyFields), ...seenVersion });
export type PageUpdate = z.output<typeof pageUpdate>;
