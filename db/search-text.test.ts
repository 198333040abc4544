import { describe, expect, it } from 'vitest';
import { propertySearchText, splitKeywords } from './search-text.ts';

const ad = {
  settlement: 'Győr',
  countyRegion: 'Győr-Moson-Sopron vármegye',
  street: 'Árpád',
  disableAddress: 0,
  description: 'Csendes, kertes ház\nkét terasszal!',
  exchangeDesc: null,
};

describe('the search text of a property', () => {
  it('contains folded words with a space before each, and the settlement as its first field', () => {
    const text = propertySearchText(ad);
    expect(text).toBe(' gyor | gyor moson sopron varmegye | arpad | csendes kertes haz ket terasszal |  |');
    expect(text.startsWith(' gyor |')).toBe(true);
  });

  it('does not contain a hidden street', () => {
    expect(propertySearchText({ ...ad, disableAddress: 1 })).not.toContain('arpad');
  });

  it('is matched by the distinct folded words of a keyword', () => {
    expect(splitKeywords('  Kertes HÁZ, kertes ')).toEqual(['kertes', 'haz']);
    expect(splitKeywords('%_ "')).toEqual([]);
  });
});
