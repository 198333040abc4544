import { paths } from '@piacter/contracts/site/paths';
import { telephone } from './listing-json-ld.ts';
import { text } from './text.ts';

/** schema.org BreadcrumbList from the home page to a page. */
export const breadcrumbs = (
  trail: readonly { name: string; path?: string }[],
  publicUrl: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path === undefined ? {} : { item: new URL(path, publicUrl).href }),
  })),
});

const context = 'https://schema.org';

const organizationID = (publicUrl: string) => ({ '@id': new URL('/#organization', publicUrl).href });
const webSiteID = (publicUrl: string) => ({ '@id': new URL('/#website', publicUrl).href });

/** schema.org Organization: who runs the site. */
export const organization = (publicUrl: string): object => ({
  '@context': context,
  '@type': 'Organization',
  ...organizationID(publicUrl),
  name: text.name,
  description: text.fallbackDescription,
  url: new URL('/', publicUrl).href,
  logo: new URL('/favicon.svg', publicUrl).href,
});

const searchTerm = 'search_term';

/** The box that understands a search of any kind. */
const searchTarget = `${paths.query}?q={${searchTerm}}`;

/** schema.org WebSite with its searches. */
export const webSite = (publicUrl: string): object => ({
  '@context': context,
  '@type': 'WebSite',
  ...webSiteID(publicUrl),
  name: text.name,
  description: text.fallbackDescription,
  url: new URL('/', publicUrl).href,
  inLanguage: 'hu',
  publisher: organizationID(publicUrl),
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      // The braces of the template must not be encoded.
      urlTemplate: `${new URL('/', publicUrl).origin}${searchTarget}`,
    },
    'query-input': `required name=${searchTerm}`,
  },
});

interface PageDescription {
  name: string;
  description: string;
  path: string;
}

/** schema.org WebPage and its breadcrumbs, for a page without listings. */
export const describePage = (
  { name, description, path }: PageDescription,
  publicUrl: string,
): readonly object[] => [
  {
    '@context': context,
    '@type': 'WebPage',
    name,
    description,
    url: new URL(path, publicUrl).href,
    inLanguage: 'hu',
    isPartOf: webSiteID(publicUrl),
    publisher: organizationID(publicUrl),
  },
  breadcrumbs([{ name: text.home, path: '/' }, { name }], publicUrl),
];

interface AdvertiserDescription {
  name: string;
  path: string;
  isFirm: boolean;
  phone: string | undefined;
}

/** schema.org description of an advertiser, limited to what the page itself shows. */
export const describeAdvertiser = (
  { name, path, isFirm, phone }: AdvertiserDescription,
  publicUrl: string,
): object => ({
  '@context': context,
  '@type': isFirm ? 'Organization' : 'Person',
  name,
  url: new URL(path, publicUrl).href,
  ...telephone(phone),
});

/** schema.org ItemList of the listings on a result page, in their order; `total` is undefined where it is capped. */
export const itemList = (
  name: string,
  items: readonly { name: string; path: string }[],
  total: number | undefined,
  publicUrl: string,
): object => ({
  '@context': context,
  '@type': 'ItemList',
  name,
  ...(total === undefined ? {} : { numberOfItems: total }),
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.name,
    url: new URL(item.path, publicUrl).href,
  })),
});
