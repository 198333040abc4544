import { describe, expect, it } from 'vitest';
import { isLinkAddress, toLinkAddress } from './extensions.ts';

describe('the address of a link', () => {
  it('is completed from the typed text', () => {
    expect(toLinkAddress(' www.pelda.hu ')).toBe('https://www.pelda.hu/');
    expect(toLinkAddress('pelda.hu:8080/arak')).toBe('https://pelda.hu:8080/arak');
    expect(toLinkAddress('http://pelda.hu/a?b=1')).toBe('http://pelda.hu/a?b=1');
    expect(toLinkAddress('anna@pelda.hu')).toBe('mailto:anna@pelda.hu');
    expect(toLinkAddress('mailto:anna@pelda.hu')).toBe('mailto:anna@pelda.hu');
  });

  it('is rejected for scripts and plain words', () => {
    for (const typed of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://pelda.hu',
      'tel:+36301234567',
      'festés',
      '',
    ])
      expect(toLinkAddress(typed)).toBeNull();
    expect(isLinkAddress('javascript:alert(1)')).toBe(false);
    expect(isLinkAddress('https://pelda.hu')).toBe(true);
  });

  it('in a page may also be a place of this site or a telephone number', () => {
    expect(toLinkAddress(' /tudastar#kepek ', true)).toBe('/tudastar#kepek');
    expect(toLinkAddress('#arak', true)).toBe('#arak');
    expect(toLinkAddress('+36 1 234 5678', true)).toBe('tel:+3612345678');
    expect(isLinkAddress('/tudastar')).toBe(false);
    for (const typed of ['//x.test', '/\\x.test']) {
      expect(isLinkAddress(typed, true)).toBe(false);
      expect(toLinkAddress(typed, true)).not.toBe(typed);
    }
  });
});
