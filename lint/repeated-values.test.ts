import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../scripts/paths.mjs';
import { contractValues } from './contract-values.ts';
import { repeatedValues } from './repeated-values.ts';
import { parseSource } from './source-files.ts';

let values: Awaited<ReturnType<typeof contractValues>>;
beforeAll(async () => {
  values = await contractValues(root);
  // Every contract is loaded, which takes long on a busy machine.
}, 60_000);

/** The paths of the values repeated by a file of the web. */
const repeatedIn = (text: string, file = 'apps/web/src/planted.tsx') =>
  repeatedValues(values, parseSource(file, text)).map(({ sentence }) => /repeats (\S+)/.exec(sentence)?.[1]);

describe('finds a repeated number', () => {
  it.each([
    ['as the limit of a field', '<TextField maxLength={190} />', 'core.emailLimit'],
    ['under its own name', 'const videoLinkLimit = 5;', 'videos.videoLinkLimit'],
    ['under another name', 'const maxLength = 4000;', /descriptionLimit|contactLimits|description\.max/],
    [
      'as a default',
      'function Area({ maxLength = 4000 }) {}',
      /descriptionLimit|contactLimits|description\.max/,
    ],
    ['in a table', 'const most = { floorArea: 9_999_999 };', /propertyFields\.\w+\.max/],
    ['worked out', 'const bytes = 15 * 1024 * 1024;', 'images.imageMaxBytes'],
    ['in a comparison of its subject', 'if (images.length >= 20) stop();', 'images.imageLimit'],
    [
      'as an id in a comparison',
      "const look = packageType === 4 ? 'gold' : '';",
      'packages.packageTypes.pro',
    ],
    ['as an id under another name', 'const pro = 4;', 'packages.packageTypes.pro'],
    ['as an argument', 'const short = text.slice(0, 9_999_999);', /propertyFields\.\w+\.max/],
    [
      'checked by its type',
      'const limits = { images: 20 satisfies typeof imageLimit };',
      'images.imageLimit',
    ],
  ])('%s', (_, text, path) => {
    expect(repeatedIn(text)).toEqual([expect.stringMatching(path)]);
  });
});

describe('finds a repeated array, map or string', () => {
  it.each([
    [
      'a list in another order',
      "const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];",
    ],
    [
      'the greater part of a list',
      "const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];",
    ],
    ['a list with more in it', "const kinds = ['property', 'accommodation', 'service', 'all'];"],
    ['a list of two words about the same', "const orders = ['DESC', 'ASC'] as const;"],
    ['a union', "type Kind = 'property' | 'accommodation' | 'service';"],
    ['a set of ids', 'const inDays = new Set([2, 4, 8, 10, 11]);'],
    ['ids as keys', "const packages = { 2: 'Kiemelt', 4: 'PRO' };"],
    [
      'a table',
      "const fields = { property: 'realEstateID', accommodation: 'accommodationID', service: 'serviceID' };",
    ],
    ['a text', "const ground = 'földszint';"],
  ])('%s', (_, text) => {
    expect(repeatedIn(text)).toHaveLength(1);
  });
});

it('ignores values that are equal by coincidence', () => {
  const own = [
    '<Cell span={4} />',
    '<Columns columns={2} />',
    '<div style={{ width: 320 }} />',
    'const refreshIntervalMs = 4000;',
    'const year = 2000;',
    'setTimeout(close, 2000);',
    'const seconds = time / 1000;',
    'const scale = isSmall ? 1000 : 1;',
    'if (status < 200) fail();',
    'const hour = 60 * 60 * 1000;',
    'const spans: 2 | 3 | 4 = 3;',
    'const maxCards = 12;',
    "const words = { property: 'ingatlan', accommodation: 'szállás', service: 'szolgáltatás' };",
    "const weekend = ['saturday', 'sunday'];",
    "const clears = ['settlement', 'region'];",
    '<button type="submit" />',
  ];
  expect(own.flatMap((text) => repeatedIn(text))).toEqual([]);
});

it('an exception needs a reason, on its line or the one before', () => {
  expect(repeatedIn('const maxLength = 4000; // own value: what fits on the label')).toEqual([]);
  expect(repeatedIn('// own value: what fits on the label\nconst maxLength = 4000;')).toEqual([]);
  expect(repeatedIn('const maxLength = 4000; // own value:')).toHaveLength(1);
  expect(repeatedIn('// own value: what fits on the label\n\nconst maxLength = 4000;')).toHaveLength(1);
});
