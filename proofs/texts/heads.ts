import { readHead } from '../../apps/api/src/testing/read-head.ts';
import type { Collection } from './collection.ts';
import type { DemoProduct } from './demo-product.ts';

/** The texts of structured data; everything else in it are addresses, codes and numbers. */
const spokenKeys = new Set(['name', 'description', 'serviceType', 'priceRange', 'availableLanguage']);

function* walk(value: unknown, key = '', type = ''): Generator<[sort: string, text: string]> {
  if (typeof value === 'string' && spokenKeys.has(key)) yield [`JSON-LD: ${type} ${key}`, value];
  if (Array.isArray(value)) for (const item of value) yield* walk(item, key, type);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      yield* walk(inner, name, String(Reflect.get(value, '@type') ?? type));
}

const spokenMetas = ['description', 'keywords', 'og:title', 'og:description', 'og:site_name'];

/** Titles, descriptions and structured data of a page, for search engines and shared links. */
export async function collectHead(
  { fetch }: DemoProduct,
  found: Collection,
  group: string,
  address: string,
): Promise<void> {
  const { title, metas, jsonLd } = readHead(await (await fetch(address)).text());
  found.add(`${group} head: title`, address, title);
  for (const name of spokenMetas) found.add(`${group} head: ${name}`, address, metas.get(name));
  for (const [sort, text] of walk(jsonLd)) found.add(`${group} ${sort}`, address, text);
}

/** The addresses of all public pages, as the sitemap has them. */
export async function listPublicPages({ fetch }: DemoProduct): Promise<string[]> {
  const read = async (address: string) =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, found = '']) => new URL(found).pathname,
    );
  const files = await read('/sitemap.xml');
  return (await Promise.all(files.map(read))).flat();
}
