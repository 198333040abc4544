import { describe, expect, it } from 'vitest';
import { isLinkAddress, linkAddress } from './link-address.ts';

describe('the address of a link', () => {
  it('is completed from what people type', () => {
    expect(linkAddress(' www.pelda.hu ')).toBe('https://www.pelda.hu/');
    expect(linkAddress('pelda.hu:8080/arak')).toBe('https://pelda.hu:8080/arak');
    expect(linkAddress('http://pelda.hu/a?b=1')).toBe('http://pelda.hu/a?b=1');
    expect(linkAddress('anna@pelda.hu')).toBe('mailto:anna@pelda.hu');
    expect(linkAddress('mailto:anna@pelda.hu')).toBe('mailto:anna@pelda.hu');
  });

  it('is nothing that a page could run, and no plain word', () => {
    for (const typed of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://pelda.hu',
      'tel:+36301234567',
      'festés',
      '',
    ])
      expect(linkAddress(typed)).toBeNull();
    expect(isLinkAddress('javascript:alert(1)')).toBe(false);
    expect(isLinkAddress('https://pelda.hu')).toBe(true);
  });
});
