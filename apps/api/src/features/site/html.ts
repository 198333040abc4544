import type { PageHead } from '@piacter/contracts/site';
import { escapeHtml } from '../../core/formatting.ts';
import { type Part, sharePart } from '../../core/http/gzip-parts.ts';

/** JSON for a script element: escaped so that it can neither close the element nor open a comment. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const meta = (attribute: 'name' | 'property', key: string, content: string | undefined) =>
  content ? `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />` : '';

/** Links to style sheets. */
export const linkStyles = (urls: readonly string[]): string =>
  urls.map((href) => `<link rel="stylesheet" crossorigin href="${escapeHtml(href)}" />`).join('');

const styleLink = /<link rel="stylesheet" crossorigin href="([^"]+)" ?\/?>/g;

/** URLs of the style sheets that a page links to. */
export const findStyles = (html: string): string[] =>
  [...html.matchAll(styleLink)].flatMap(([, href]) => href ?? []);

/**
 * Puts style sheets into the page in place of its links to them: on a slow line the first paint would wait half a second
 * for them.
 */
export const inlineStyles = (html: string, styles: ReadonlyMap<string, string>): string =>
  html.replace(styleLink, (link, href: string) => {
    const content = styles.get(href);
    return content === undefined ? link : `<style>${content}</style>`;
  });

const toAbsoluteUrl = (publicUrl: string, path: string | undefined) =>
  path === undefined ? undefined : new URL(path, publicUrl).href;

const newLine = '\n    ';
const join = (tags: readonly string[]) => tags.filter(Boolean).join(newLine);

/** The tags of a page's head besides its styles. */
export interface HeadTags {
  metadata: string;
  /** In a rendered page those of its content take their place. */
  preloads: string;
  jsonLd: string;
}

/** Writes the head of a page. */
export function writeHead(head: PageHead, publicUrl: string): HeadTags {
  const { og = {} } = head;
  const canonical = toAbsoluteUrl(publicUrl, head.canonicalPath);
  return {
    metadata: join([
      // The client keeps a title with this attribute until it navigates.
      `<title${head.isTitleGeneric ? '' : ' data-served'}>${escapeHtml(head.title)}</title>`,
      meta('name', 'description', head.description),
      meta('name', 'keywords', head.keywords?.join(', ')),
      head.isHidden ? '<meta name="robots" content="noindex" />' : '',
      canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}" />` : '',
      meta('property', 'og:title', og.title || head.title),
      meta('property', 'og:description', og.description || head.description),
      meta('property', 'og:type', og.type ?? 'website'),
      meta('property', 'og:site_name', og.siteName ?? 'Piactér'),
      meta('property', 'og:locale', og.locale ?? 'hu_HU'),
      meta('property', 'og:url', canonical),
      meta('property', 'og:image', toAbsoluteUrl(publicUrl, og.image)),
    ]),
    preloads: join(
      (head.preloads ?? []).map(
        ({ srcset, sizes }) =>
          `<link rel="preload" as="image" imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high" />`,
      ),
    ),
    jsonLd: join(
      (head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
    ),
  };
}

/** The files of a page. */
export interface PageAssets {
  /** The page's style sheets: links or the styles themselves. */
  styles?: string;
  /** URLs of the style sheets that the page contains. */
  inlined?: readonly string[];
  /** URLs of the page's chunks, fetched in parallel with those of the entry. */
  modules?: readonly string[];
}

/**
 * What the template inserts together with its own scripts: preloads of the page's scripts, and disabled links to the
 * styles that it contains, by which the web's loader of modules sees that it need not fetch them.
 */
const writeModules = ({ modules = [], inlined = [] }: PageAssets): string =>
  [
    ...inlined.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}" disabled />`),
    ...modules.map((href) => `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}" />`),
  ].join('');

/** What the page contains: the replies to its first calls and, where the server has rendered it, its HTML. */
export interface PageContent {
  /** JSON, escaped. */
  replies: string;
  html?: string;
  /** Preloads of the pictures in that HTML. */
  links?: string;
}

/** Writes a page as parts of its bytes. */
export type PageWriter = (head: HeadTags, content: PageContent) => Part[];

/** The end of the head, behind the style sheet of every page, and the marks of the template. */
const marker = /(<\/head>|<!--app-(?:html|data|modules)-->)/;

/** Characters from which compressing a part once is worth the few bytes that each part costs. */
const minShared = 1000;

const toPart = (text: string): Part => (text.length < minShared ? Buffer.from(text) : sharePart(text));

/**
 * Cuts the page template at its markers, at which pages get head, content, replies and scripts, and removes its title.
 * What is the same in all pages of a kind, such as the styles, is encoded and compressed only once.
 */
export function createPageWriter(template: string, files: PageAssets): PageWriter {
  const pieces = template
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .split(marker)
    .map((piece) => (marker.test(piece) ? piece : toPart(piece)));
  const styles = toPart(files.styles ? files.styles + newLine : '');
  const modules = Buffer.from(writeModules(files));

  return ({ metadata, preloads, jsonLd }, { replies, html = '', links }) => {
    const slots: Record<string, Part[]> = {
      '</head>': [styles, Buffer.from(`${join([metadata, links ?? preloads, jsonLd])}</head>`)],
      '<!--app-html-->': [Buffer.from(html)],
      '<!--app-data-->': [
        Buffer.from(`<script type="application/json" id="initial-data">${replies}</script>`),
      ],
      '<!--app-modules-->': [modules],
    };
    return pieces.flatMap((piece) => (typeof piece === 'string' ? (slots[piece] ?? []) : [piece]));
  };
}
