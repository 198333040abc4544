import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../apps/api/src/testing/database.ts';
import { collectTexts } from './collect.ts';
import type { AssembledText } from './collection.ts';
import { type DemoProduct, startDemoProduct } from './demo-product.ts';
import { listRules } from './rules.ts';
import { findBreaches } from './text-rule.ts';
import { openWeb } from './web-source.ts';

/** Of the pages that differ only by their data; `npm run texts` reads them all. */
const every = 7;

let dataDir: string;
let product: DemoProduct;
let closeWeb: () => Promise<void>;
let texts: AssembledText[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'piacter-texts-'));
  product = await startDemoProduct(await testDatabase(), dataDir);
  const { web, close } = await openWeb();
  closeWeb = close;
  texts = (await collectTexts(product, web, { every })).all();
}, 180_000);

afterAll(async () => {
  await closeWeb();
  product.close();
  await rm(dataDir, { recursive: true, force: true });
});

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
