import { escapeHtml } from '../../core/html.ts';

/** JSON inside a data block of a page: nothing in it can close the block or open a comment. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** A picture that the page will need at once, described as the card's own `img` asks for it. */
export interface PicturePreload {
  srcset: string;
  sizes: string;
}

/** What the server puts into the web app's page so that crawlers and slow phones see it at once. */
export interface PageHead {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Path of the canonical address, with its query where that makes it another page. */
  canonicalPath?: string;
  isHidden?: boolean;
  og?: {
    title?: string;
    description?: string;
    type?: string;
    siteName?: string;
    locale?: string;
    image?: string;
  };
  jsonLd?: readonly object[];
  preloads?: readonly PicturePreload[];
  /** Code of the page, fetched while the entry is still being read. */
  modules?: readonly string[];
}

const meta = (attribute: 'name' | 'property', key: string, content: string | undefined) =>
  content ? `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />` : '';

const toAbsoluteUrl = (publicUrl: string, path: string | undefined) =>
  path === undefined ? undefined : new URL(path, publicUrl).href;

function renderHead(head: PageHead, publicUrl: string): string {
  const { og = {} } = head;
  const canonical = toAbsoluteUrl(publicUrl, head.canonicalPath);
  return [
    // The client keeps a served title for this address only.
    `<title data-served>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords?.join(', ')),
    head.isHidden ? '<meta name="robots" content="noindex" />' : '',
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}" />` : '',
    meta('property', 'og:title', og.title ?? head.title),
    meta('property', 'og:description', og.description ?? head.description),
    meta('property', 'og:type', og.type ?? 'website'),
    meta('property', 'og:site_name', og.siteName ?? 'Piactér'),
    meta('property', 'og:locale', og.locale ?? 'hu_HU'),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', toAbsoluteUrl(publicUrl, og.image)),
    ...(head.modules ?? []).map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}" />`),
    ...(head.preloads ?? []).map(
      ({ srcset, sizes }) =>
        `<link rel="preload" as="image" imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high" />`,
    ),
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** Fills the built page: its title gives way to ours, the two markers to the head and to the first replies. */
export function renderPage(template: string, head: PageHead, initialData: object, publicUrl: string): string {
  const data = `<script type="application/json" id="initial-data">${escapeJson(initialData)}</script>`;
  return template
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace('<!--app-head-->', () => renderHead(head, publicUrl))
    .replace('<!--app-data-->', () => data);
}
