import { roles } from '../core/values.ts';
import { paths } from '../site/paths.ts';

/** Maximum length of a page's address, in characters. */
export const pageUrlLimit = 140;

/** Limits of a page's fields, in characters. */
export const pageLimits = {
  pageName: 120,
  /** The text of the content without markup. */
  contentText: 100_000,
  contentHtml: 400_000,
} as const;

/** The flags of a page. */
export const pageFlags = ['isHomePage', 'published', 'onTheMenu'] as const;

/** Maximum size of a file in a page's text, in bytes. */
export const contentFileMaxBytes = 10_485_760;

/** The kinds of files that a page may link to, by the end of their names. */
export const contentFileKinds = ['pdf', 'doc', 'docx'] as const;
export type ContentFileKind = (typeof contentFileKinds)[number];

/** No pages of their own: published by the admin, or a file. */
const contents: readonly string[] = [paths.terms, paths.content(), paths.notFound, paths.privacyStatement];

/** The first segments of the fixed public pages. */
export const publicSegments: readonly string[] = [
  ...new Set(
    Object.values(paths)
      .map((path) => (typeof path === 'function' ? path() : path))
      .filter((path) => !contents.includes(path))
      .flatMap((path) => path.split(/[/?]/)[1] || []),
  ),
];

/**
 * First path segments that belong to the application: a page that the admin creates cannot have one as its address.
 * Tests compare the list to the routes of the web and to the paths of the server.
 */
export const reservedPageUrls: readonly string[] = [
  ...roles,
  ...publicSegments,
  'api',
  'assets',
  'dev',
  'files',
  'ical',
  'sitemaps',
];
