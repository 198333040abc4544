import { searchAccommodations } from '@piacter/contracts/accommodations';
import { listingKinds } from '@piacter/contracts/listings/values';
import { searchProperties } from '@piacter/contracts/properties';
import type { SearchSuggestion } from '@piacter/contracts/search/values';
import { searchServices } from '@piacter/contracts/services';
import { seedScale } from '@piacter/db/demo';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { readReference } from '../../testing/knowledge.ts';
import { corpusDay } from './corpus/judge.ts';
import { readCorpus } from './corpus/read-corpus.ts';
import { readVisitors } from './corpus/read-visitors.ts';
import { subjectNames } from './meaning.ts';
import { understand } from './understand.ts';
import { createKnowledge } from './understanding.service.ts';

const paths = {
  property: searchProperties.path,
  accommodation: searchAccommodations.path,
  service: searchServices.path,
};
const listings = 400;

const { gazetteer, rows, professions } = readReference();
const knowledge = createKnowledge(gazetteer, rows, professions);
/** One sentence of the first corpus in so many; all of the second one. */
const step = 5;
const sentences = [
  ...readCorpus(knowledge.values).filter((_row, at) => at % step === 0),
  ...readVisitors(),
].map(({ typed }) => typed);

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  app.clock.set(`${corpusDay}T10:00:00.000Z`);
  for (const kind of listingKinds)
    await seedScale({ db: app.db, kind, count: listings, now: app.clock.now() });
});

const types = [...subjectNames].slice(1);
const pick = (query: URLSearchParams, names: readonly string[] = [...subjectNames]) =>
  new URLSearchParams([...query].filter(([name]) => names.includes(name))).toString();

/** Sentences that end at nothing though there is something of what they are for; shown ones that are for something else. */
it('no sentence that names something we have ends at zero, and what it is for is kept', async ({
  annotate,
}) => {
  const search = async (kind: keyof typeof paths, query: string) => {
    const { body } = await app.request().get(`${paths[kind]}?${query}`).expect(200);
    return { total: Number(body.total), suggestions: body.suggestions as SearchSuggestion[] };
  };
  const atZero: string[] = [];
  const elsewhere: string[] = [];
  let empty = 0;
  for (const typed of sentences) {
    const { kind, address } = understand(typed, knowledge, corpusDay);
    if (!kind || !address) continue;
    const query = new URL(address, 'http://localhost').searchParams;
    const { total, suggestions } = await search(kind, query.toString());
    if (total > 0) continue;
    empty += 1;
    const subject = pick(query);
    const isKnown = subject === '' || (await search(kind, subject)).total > 0;
    if (!isKnown) continue;
    if (suggestions.length === 0) atZero.push(typed);
    // Who buys may be offered what is swapped; the type or the trade stays.
    const isKept = (one: SearchSuggestion) =>
      pick(new URL(one.address, 'http://localhost').searchParams, types) === pick(query, types);
    if (!suggestions.every(isKept)) elsewhere.push(typed);
  }
  await annotate(
    `${sentences.length} sentences, ${empty} without results of their own, ${atZero.length} at zero`,
  );
  expect({ atZero, elsewhere }).toEqual({ atZero: [], elsewhere: [] });
}, 180_000);
