import { reservedPageUrls } from '@piacter/contracts/pages';
import { expect, it } from 'vitest';

it('reserves the first part of every path that the server answers besides the pages of the web', () => {
  const paths = ['api', 'files', 'assets', 'dev', 'sitemaps', 'paypal', 'admin'];
  expect(paths.filter((path) => !new Set(reservedPageUrls).has(path))).toEqual([]);
});
