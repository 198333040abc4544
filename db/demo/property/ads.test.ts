import { describe, expect, it } from 'vitest';
import type { Tier } from '../places.ts';
import { now, seriesOptions } from '../testing.ts';
import { type PropertyAd, propertyAds } from './ads.ts';

const make = (count: number): PropertyAd[] => [...propertyAds(seriesOptions(2), count)];
const ads = make(4000);

/** Thousands of forints, wide enough for a ruin in a village and a palace in the capital. */
const saneSale: Record<number, [number, number]> = {
  1: [1200, 600_000],
  2: [3500, 450_000],
  3: [300, 400_000],
};
const saneRent: Record<number, [number, number]> = { 1: [35, 2500], 2: [35, 2000], 3: [20, 2000] };

describe('property ads of the demo data', () => {
  it('are the same for the same clock', () => {
    expect(make(60)).toEqual(make(60));
  });

  it('have prices within realistic bounds', () => {
    for (const { draft } of ads) {
      const [least = 0, most = 0] = (draft.adType === 2 ? saneRent : saneSale)[draft.houseType] ?? [];
      expect(draft.price, `${draft.place.name} ${draft.houseType}`).toBeGreaterThanOrEqual(least);
      expect(draft.price, `${draft.place.name} ${draft.houseType}`).toBeLessThanOrEqual(most);
    }
  });

  it('cost more in the capital than in a village', () => {
    const middle = (tier: Tier) => {
      const each = ads
        .filter(({ draft }) => draft.place.tier === tier && draft.houseType === 1 && draft.adType === 1)
        .map(({ draft }) => draft.price / (draft.floorArea ?? 1))
        .sort((a, b) => a - b);
      return each[Math.floor(each.length / 2)] ?? 0;
    };
    expect(middle('capital')).toBeGreaterThan(2.5 * middle('village'));
  });

  it('leave no required field empty', () => {
    for (const { draft } of ads)
      for (const field of [draft.postalCode, draft.street, draft.houseNumber, draft.place.name])
        expect(field).not.toBe('');
  });

  it('give a plot a site area, and neither rooms nor other fields of buildings', () => {
    const plots = ads.filter(({ draft }) => draft.houseType === 3);
    expect(plots.length).toBeGreaterThan(100);
    for (const { draft } of plots) {
      expect(draft.siteArea).toBeGreaterThan(100);
      expect(draft).toMatchObject({
        floorArea: null,
        roomNumber: null,
        halfRoomNumber: null,
        floorNumber: null,
        buildTechnology: null,
        conditionID: null,
        heatType: null,
        furnishedType: null,
        hasBalcony: null,
        hasElevator: null,
        maintenanceFee: null,
      });
    }
  });

  it('have room counts that fit their area, and panel flats no gas heating', () => {
    for (const { draft } of ads.filter(({ draft }) => draft.houseType !== 3)) {
      const rooms = (draft.roomNumber ?? 0) + (draft.halfRoomNumber ?? 0) / 2;
      expect(rooms).toBeGreaterThanOrEqual(1);
      expect((draft.floorArea ?? 0) / rooms).toBeGreaterThan(14);
      if (draft.buildTechnology === 2) expect([6, 7]).toContain(draft.heatType);
      expect(draft.solarPanelOutput === null).toBe(draft.hasSolarPanel === 0);
      if (draft.hasBalcony !== 1) expect(draft.balconyArea).toBeNull();
    }
  });

  it('are described in two to six whole sentences', () => {
    for (const { description } of ads) {
      expect(description.length).toBeLessThanOrEqual(4000);
      expect(description).not.toMatch(/[{}]|undefined|null| {2}/);
      const sentences = description.split(/[.?!:](?=\s|$)/).filter((part) => /[a-zöüóőúéáűí]{3}/i.test(part));
      expect(sentences.length, description).toBeGreaterThanOrEqual(2);
      expect(description.split(/[.?!](?=\s+[A-ZÖÜÓŐÚÉÁŰÍ0-9])/).length, description).toBeLessThanOrEqual(9);
    }
  });

  it('speak of several rooms only where there are some, and group digits from five on', () => {
    const small = ads.filter(({ draft }) => draft.roomNumber === 1);
    expect(small.length).toBeGreaterThan(50);
    for (const { description } of small) expect(description).not.toMatch(/szobák|hálók|a háló|Két fürdő/);
    const texts = ads.map(({ description }) => description);
    expect(texts.some((text) => /\d\d\u00a0\d{3} m²-es/.test(text))).toBe(true);
    for (const text of texts) expect(text).not.toMatch(/\d{5}|\d m²-en\./);
  });

  it('have different descriptions', () => {
    expect(new Set(ads.map(({ description }) => description)).size).toBeGreaterThan(ads.length * 0.95);
  });

  it('mention a swap if and only if they offer one', () => {
    for (const { draft, exchangeDesc } of ads)
      expect(exchangeDesc !== null).toBe(draft.adType === 3 || draft.adType === 4);
  });

  it('were created in the last eighteen months, and are promoted by active orders', () => {
    for (const { created, updated, promotion, purchase } of ads) {
      expect(created.getTime()).toBeLessThan(now.getTime());
      expect(now.getTime() - created.getTime()).toBeLessThan(550 * 86_400_000);
      expect(updated.getTime()).toBeGreaterThanOrEqual(created.getTime());
      if (promotion === 0) continue;
      expect(purchase?.packageType).toBe(promotion);
      expect(purchase?.activated?.getTime()).toBeGreaterThanOrEqual(created.getTime());
    }
  });

  it('have one picture, or with PRO a gallery of different ones', () => {
    for (const { pictures, purchase } of ads) {
      expect(new Set(pictures.map(({ path }) => path)).size).toBe(pictures.length);
      if (purchase?.packageType !== 4) expect(pictures.length).toBeLessThanOrEqual(1);
      expect(pictures.length).toBeLessThanOrEqual(18);
    }
    const galleries = ads.filter(({ promotion, draft }) => promotion === 4 && draft.houseType !== 3);
    expect(Math.min(...galleries.map(({ pictures }) => pictures.length))).toBeGreaterThanOrEqual(4);
    expect(Math.max(...galleries.map(({ pictures }) => pictures.length))).toBe(18);
  });
});
