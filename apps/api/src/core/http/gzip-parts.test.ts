import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipParts, joinParts, type Part, sharePart } from './gzip-parts.ts';

const styles = '.kártya { color: #123456; } .ház { margin: 0 auto; } '.repeat(300);
const own = (text: string) => Buffer.from(text);

it.each<[string, Part[]]>([
  [
    'shared parts around own ones',
    [sharePart(styles), own('Őrség'), own('<p>árvíz</p>'), sharePart('</html>')],
  ],
  ['own parts around shared ones', [own('<title>Ház</title>'), sharePart(styles), own('vége')]],
  ['shared parts alone', [sharePart(styles), sharePart(styles)]],
  ['own parts alone', [own('a'.repeat(100_000)), own('b')]],
  ['empty parts', [sharePart(''), own(''), sharePart('x'), own('')]],
  ['nothing', []],
])('%s make one gzip file', (_name, parts) => {
  expect(gunzipSync(gzipParts(parts)).equals(joinParts(parts))).toBe(true);
});

it('is about as small as the parts compressed together', () => {
  const page = gzipParts([sharePart(styles), own('<h1>Eladó ház</h1>'.repeat(50))]);
  expect(page.length).toBeLessThan(400);
});
