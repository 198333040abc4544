import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seriesOptions } from '../testing.ts';
import { services } from './listings.ts';

const all = [...services(seriesOptions(4), 2000)];
const professions = new Set(
  readFileSync(new URL('../../reference/data/professions.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0]),
);

describe('services of the demo data', () => {
  it('are the same for the same clock', () => {
    const make = () => [...services(seriesOptions(4), 40)];
    expect(make()).toEqual(make());
  });

  it('have one to three professions of the list, each once', () => {
    for (const { title, professions: own } of all) {
      expect(own.length, title).toBeGreaterThanOrEqual(1);
      expect(own.length, title).toBeLessThanOrEqual(3);
      expect(new Set(own).size).toBe(own.length);
      for (const name of own) expect(professions.has(name), name).toBe(true);
    }
    expect(new Set(all.flatMap(({ professions: own }) => own)).size).toBeGreaterThan(90);
  });

  it('cover settlements, a county, two of them or the country, each at most once', () => {
    const kinds = new Set<string>();
    for (const { coverage } of all) {
      const counties = coverage.places.filter(({ regionType }) => regionType === 1);
      const settlements = coverage.places.filter(({ regionType }) => regionType === 2);
      kinds.add(`${Math.min(coverage.countries.length, 1)}/${counties.length}/${settlements.length > 0}`);
      const ids = coverage.places.map(({ place }) => place.regionID);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect([...kinds].sort()).toEqual(['0/0/false', '0/0/true', '0/1/false', '0/2/false', '1/0/false']);
  });

  it('have no coverage only where customers come to a shop', () => {
    for (const { coverage, shop, title } of all)
      if (coverage.countries.length + coverage.places.length === 0) expect(shop, title).not.toBeNull();
    expect(all.some(({ shop }) => shop === null)).toBe(true);
  });

  it('are described in well-formed, simple HTML', () => {
    for (const { description } of all) {
      expect(description.replace(/<\/?(p|ul|li|strong)>/g, '')).not.toMatch(/[<>{}]|undefined/);
      for (const tag of ['p', 'ul', 'li', 'strong'])
        expect(description.split(`<${tag}>`).length).toBe(description.split(`</${tag}>`).length);
    }
  });

  it('are named after who advertises them, a firm after nobody', () => {
    const named = new Set<string>();
    for (const { title, userID } of all) {
      if (userID === 2) expect(title).not.toMatch(/ és (Fia|Társa) |(?<!Négy Fal Szolgáltató )Kft\.$/);
      else expect(title).not.toContain('Kft.');
      if (/ és (Fia|Társa) | – /.test(title))
        expect(title).toContain(userID === 2 ? 'Négy Fal Szolgáltató Kft.' : 'Szabó');
      if (title.startsWith('Négy Fal ') || title.startsWith('Szabó Judit ')) named.add(title.slice(0, 8));
    }
    expect(named.size).toBe(2);
  });

  it('say where somebody works as it is said of a district or a town', () => {
    const texts = all.map(({ description }) => description);
    expect(texts.filter((text) => / XIII\. kerületben és környékén/.test(text)).length).toBeGreaterThan(5);
    expect(texts.filter((text) => /Debrecenben és környékén/.test(text)).length).toBeGreaterThan(0);
    for (const text of texts)
      expect(text).not.toMatch(/(?:kerület|Debrecen) területén|<p>[a-z]|várjuk a hívásodat/);
  });

  it('use addresses on reserved domains only', () => {
    for (const { contactEmail, webpage } of all) {
      expect(contactEmail).toMatch(/^[a-z0-9.-]{1,64}@posta\.test$/);
      if (webpage) expect(webpage).toMatch(/^https:\/\/[a-z0-9.-]+\.(pelda\.hu|test)\/$/);
    }
  });

  it('have prices from low to high', () => {
    const prices = all.flatMap((service) => service.prices);
    expect(prices.length).toBeGreaterThan(1500);
    for (const { priceFrom, priceTo } of prices) {
      expect(priceFrom).toBeGreaterThan(0);
      if (priceTo !== null) expect(priceTo).toBeGreaterThan(priceFrom);
    }
  });

  it('have few words at scale', () => {
    const lean = [...services({ ...seriesOptions(4), galleries: false }, 200)];
    for (const { description, pictures } of lean) {
      expect(description.length).toBeLessThan(160);
      expect(pictures).toHaveLength(1);
    }
  });
});
