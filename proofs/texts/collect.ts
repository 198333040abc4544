import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import { Collection } from './collection.ts';
import type { DemoProduct } from './demo-product.ts';
import { collectHead, listPublicPages } from './heads.ts';
import { collectMails } from './mails.ts';
import { collectRolePages } from './pages.ts';
import { listSearches } from './searches.ts';
import { collectSuggestions, collectUnderstanding } from './suggestions.ts';
import { createVisitor, type Visit } from './visitor.ts';
import type { WebTexts } from './web-source.ts';

/** The group of a public page: the results or the detail page of a kind, or 'page'. */
function getGroup(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  const results = listingKinds.find((kind) => publicPathsByKind[kind].search === path);
  if (results) return `${results} results`;
  return listingKinds.find((kind) => path.startsWith(publicPathsByKind[kind].detail(''))) ?? 'page';
}

async function collectPage(visit: Visit, found: Collection, address: string, group = getGroup(address)) {
  for (const { place, text } of await visit(address)) found.add(`${group}: ${place}`, address, text);
}

const pageCount = 20;

/** Every page of results, with the cards of all listings. */
const resultPages = listingKinds.flatMap((kind) =>
  Array.from({ length: pageCount }, (_, at) => `${publicPathsByKind[kind].search}?page=${at + 1}`),
);

/** The middle of the country, in which few listings are pins, and all of it. */
const views = [
  { bbox: '18.6,47.2,19.5,47.7', zoom: '14' },
  { bbox: '16,45.7,23,48.6', zoom: '7' },
];

async function collectPins(product: DemoProduct, web: WebTexts, found: Collection): Promise<void> {
  for (const kind of listingKinds)
    for (const view of views) {
      const call = `/api/map/${kind}?${new URLSearchParams(view)}`;
      const { data }: { data: { pins: unknown[] } } = await product.get(call);
      for (const { label, title, price } of await web.describeMap(kind, data.pins))
        found.add(`${kind} pin`, call, label, title, price);
    }
}

const firstCompared = [1, 5, 40, 80];
const compareFour = (kind: ListingKind, first: number) =>
  `/osszehasonlitas?kind=${kind}&ids=${[0, 1, 2, 3].map((more) => first + more).join(',')}`;

/**
 * Every text that a program assembles, over all demo data; those of mails last, as their events change the data. Each
 * head of a listing and each card is read, of the pages of listings and of filtered results only each `every`th.
 */
export async function collectTexts(product: DemoProduct, web: WebTexts, every: number): Promise<Collection> {
  const found = new Collection();
  const visit = createVisitor(product, web);
  const isRead = (_address: string, at: number) => at % every === 0;
  const pages = await listPublicPages(product);
  const searches = await listSearches(product, web);
  const sampled = searches.filter(isRead);
  for (const address of [...pages, ...sampled]) await collectHead(product, found, getGroup(address), address);
  for (const address of [...resultPages, ...pages.filter(isRead), ...sampled])
    await collectPage(visit, found, address);
  for (const kind of listingKinds)
    for (const first of firstCompared)
      await collectPage(visit, found, compareFour(kind, first), `${kind} comparison`);
  await collectRolePages(product, visit, found);
  await collectPins(product, web, found);
  await collectSuggestions(product, web, found);
  await collectUnderstanding(product, found);
  for (const { file, texts } of web.listCatalogueTexts()) found.add('text with variables', file, ...texts);
  await collectMails(product, found);
  return found;
}
