import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../core/http/api-error.ts';
import { parseListingUrl } from '../listing-labels.ts';
import { listingUrl } from './listing-url.ts';

describe('the slug URL of a listing', () => {
  it.each([
    ['Kis faluszéli vendégház', 217, 'kis-faluszeli-vendeghaz-217'],
    ['  Őrségi "Tölgyes" – Apartman & Panzió!  ', 1, 'orsegi-tolgyes-apartman-panzio-1'],
    ['2000', 5, '2000-5'],
    ['???', 7, '7'],
    ['Дом', 4_294_967_295, '4294967295'],
  ])('for %j with the id %i is %s, and parses back to the id', (name, id, url) => {
    expect(listingUrl(name, id)).toBe(url);
    expect(parseListingUrl(url)).toBe(id);
  });

  it('has at most 200 characters and no trailing hyphen', () => {
    const url = listingUrl('Á '.repeat(120), 4_294_967_295);
    expect(url.length).toBeLessThan(200);
    expect(url).not.toContain('--');
    expect(parseListingUrl(url)).toBe(4_294_967_295);
  });

  it('is valid with an outdated name', () => {
    expect(parseListingUrl('a-regi-neve-12')).toBe(12);
    expect(parseListingUrl('12')).toBe(12);
  });

  it.each([
    '',
    '0',
    '-1',
    'nev-0',
    'nev-012',
    '1.5',
    'abc',
    'nev12',
    '12-',
    'Név-12',
    'nev--12',
    '4294967296',
    '99999999999',
    'nev-12 ',
    '../12',
    'nev-12\n',
  ])('throws not_found for %j', (url) => {
    expect(() => parseListingUrl(url)).toThrow(ApiError);
    expect(() => parseListingUrl(url)).toThrow(expect.objectContaining({ code: 'not_found' }));
  });
});
