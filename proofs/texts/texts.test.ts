import { beforeAll, expect, it } from 'vitest';
import { collectTexts } from './collect.ts';
import type { AssembledText } from './collection.ts';
import { type DemoProduct, startDemoProduct } from './demo-product.ts';
import { listRules } from './rules.ts';
import { findBreaches } from './text-rule.ts';
import { openWeb } from './web-source.ts';

/** Of the pages that differ only by their data; `npm run texts` reads them all, and prints what they say. */
const every = Number(process.env.TEXTS_EVERY ?? 7);

let product: DemoProduct;
let texts: AssembledText[];

/** Prints the texts by sort, each with where it was met. */
function print(): void {
  for (const [sort, ofSort] of Map.groupBy(texts, (text) => text.sort)) {
    console.log(`\n## ${sort} (${ofSort.length})`);
    for (const { text, from } of ofSort) console.log(`${text.replaceAll('\n', ' ⏎ ')}\t${from}`);
  }
}

beforeAll(async () => {
  product = await startDemoProduct();
  const { web, close } = await openWeb();
  try {
    texts = (await collectTexts(product, web, every)).all();
  } finally {
    await close();
  }
  if (process.env.TEXTS_EVERY) print();
}, 1_800_000);

it('the texts that a program assembles over all demo data keep the rules of Hungarian', async () => {
  expect(findBreaches(await listRules(product), texts)).toEqual([]);
});

it.each([
  ['titles and descriptions of listings', /^(?:property|accommodation|service) head: /, 1000],
  ['titles of results', /results head: title$/, 200],
  ['cards', /results: (?:h3\.\w+|span\.kind|span\.price)$/, 500],
  ['chips', /button\.chip$/, 50],
  ['relaxed searches', /a\.chip$/, 20],
  ['structured data', /JSON-LD: /, 1000],
  ['comparison rows', /comparison: td$/, 100],
  ['statistics', /^admin: p\.change$/, 1],
  ['followed searches', /^ajanlatkero: h2$/, 1],
  ['map pins', / pin$/, 50],
  ['quarters', /^suggestion: district$/, 400],
  ['notes of professions', /^suggestion: note of profession$/, 1000],
  ['understood filters', /^understood: /, 300],
  ['texts with variables', /^text with variables$/, 500],
  ['subjects of mails', /^mail: subject$/, 50],
])('the collection has %s', (_, sort, least) => {
  expect(texts.filter((text) => sort.test(text.sort)).length).toBeGreaterThanOrEqual(least);
});
