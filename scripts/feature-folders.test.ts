import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './paths.mjs';

const listFolders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Folders of the contracts that are no feature: what all features share, test data and cases. */
const shared = ['core', 'documented-replies', 'testing'];
const contracts = listFolders('packages/contracts/src').filter((name) => !shared.includes(name));

/** The sides, the contract features without a folder there, and the folders of no contract feature. */
const sides = [
  {
    path: 'apps/api/src/features',
    // The map shows what the searches of the listing kinds find.
    without: ['map'],
    // The API reference is not part of the API.
    others: ['reference'],
  },
  {
    path: 'apps/web/src/features',
    // Features without a page: forms load the lookup lists, probes are for operators, the site's addresses for all, and
    // invoices are shown on the pages of orders.
    without: ['invoices', 'lookups', 'operations', 'site'],
    others: ['address', 'gallery', 'help', 'home', 'kind-parts', 'listing-months', 'rich-text'],
  },
];

describe.each(sides)('the folders of $path', ({ path, without, others }) => {
  it('have the feature names of the contracts', () => {
    const expected = [...contracts.filter((name) => !without.includes(name)), ...others];
    expect(listFolders(path).toSorted()).toEqual(expected.toSorted());
  });
});
