// @vitest-environment node
import { collectExecutedFiles } from '@piacter/contracts/testing';
import { beforeAll, expect, it } from 'vitest';
import { createPropertyCard } from '../testing/property-card.ts';
import { renderPage } from './server-entry.tsx';

const toReply = (data: unknown, rest = {}) => ({ ok: true, message: '', data, ...rest });
const replies = {
  '/api/types_ad': toReply([{ typeID: 1, typeName: 'Eladó' }]),
  '/api/pages-on-the-menu': toReply([{ pageUrl: 'rolunk', pageName: 'Rólunk' }]),
};
const picture = { mainImg: '/files/images/a-1600.webp', imageCount: 3 };
const cards = Array.from({ length: 10 }, (_, index) =>
  createPropertyCard({ ...picture, realEstateID: index + 1 }),
);
const found = (totalPages: number) => ({
  ...replies,
  '/api/search-real-estates': toReply(cards, { total: 10, totalIsCapped: false, totalPages }),
});

const renderText = () =>
  renderPage('/rolunk', {
    ...replies,
    '/api/page-content-by-url/rolunk': toReply({
      pageName: 'Rólunk',
      content: '<p>Szöveg</p>',
      published: 1,
    }),
  });
const renderWaiting = () => renderPage('/ingatlanok', replies);
const renderCards = () => renderPage('/ingatlanok', found(1));
const renderWhole = () => renderPage('/ingatlanok', found(2));

beforeAll(async () => {
  for (const render of [renderText, renderWaiting, renderWhole]) await render();
});

/** A reader who follows the page opens so many files beside those of another page. */
async function expectFiles(most: number, render: () => Promise<unknown>, beside: () => Promise<unknown>) {
  const ofOther = new Set(await collectExecutedFiles(beside));
  const files = (await collectExecutedFiles(render)).filter((file) => !ofOther.has(file));
  expect(files.length, files.join('\n')).toBeGreaterThan(10);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(most);
}

const timeout = 20_000;

it(
  'renders what was found as cards in at most 17 files',
  () => expectFiles(17, renderCards, renderWaiting),
  timeout,
);

it(
  'renders the page of a search, with its box, filters and pager, in at most 60 files beside the frame of every page',
  () => expectFiles(60, renderWhole, renderText),
  timeout,
);
