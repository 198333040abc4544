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

describe('the text that keywords are looked for in', () => {
  it('has every word folded with a space before it, and the settlement as its first field', () => {
    const text = propertySearchText(ad);
    expect(text).toBe(' gyor | gyor moson sopron varmegye | arpad | csendes kertes haz ket terasszal |  |');
    expect(text.startsWith(' gyor |')).toBe(true);
  });

  it('leaves a hidden street out', () => {
    expect(propertySearchText({ ...ad, disableAddress: 1 })).not.toContain('arpad');
  });

  it('takes a typed keyword apart into folded words, each once', () => {
    expect(splitKeywords('  Kertes HÁZ, kertes ')).toEqual(['kertes', 'haz']);
    expect(splitKeywords('%_ "')).toEqual([]);
  });
});
