import { reservedPageUrls } from '@piacter/contracts/pages';
import { linkPaths } from '@piacter/contracts/site/paths';
import { expect, it } from 'vitest';
import { listingSites } from './listing-sites.ts';
import { fixedPages } from './site.pages.ts';

it('reserves the first part of every path that the server itself answers', () => {
  const paths = [
    ...fixedPages,
    ...linkPaths,
    ...listingSites.flatMap(({ searchPath, segment }) => [searchPath, `/${segment}`]),
    ...['/api', '/files', '/assets', '/dev', '/sitemaps', '/paypal', '/admin'],
  ];
  const reserved = new Set(reservedPageUrls);
  expect(paths.filter((path) => !reserved.has(path.split('/')[1] ?? ''))).toEqual([]);
});
