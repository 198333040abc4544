import { getPriceLabel } from '@piacter/contracts/properties/fields';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage, useShownMessage } from '../../../lib/message-queue.ts';
import { confirmUnitPrice, findDoubtfulUnitPrice } from './confirm-unit-price.ts';
import { parseSalePrice, suggestThousands } from './property-rules.ts';

it.each([
  [1, 'Ár'],
  [2, 'Bérleti díj'],
  [3, 'Érték'],
  [4, 'Ár'],
  [0, 'Ár'],
])('labels the price of ad type %i as %s', (adType, label) => {
  expect(getPriceLabel(adType)).toBe(label);
});

it.each([
  ['62,9', 62_900],
  ['62.9', 62_900],
  ['6,25', 6250],
  ['62.900', 62_900],
  ['62900', 62_900],
  ['62,9 millió', 62_900],
  ['629', 629],
])('takes the price %s of what is sold as %i thousands', (typed, thousands) => {
  expect(parseSalePrice(typed)).toBe(thousands);
});

describe('a price that seems to be in forints', () => {
  const sale = { adType: '1' };
  const rent = { adType: '2' };

  it.each([
    ['price', 10_000_000, sale, 10_000],
    ['price', 9_999_999, sale, null],
    ['price', 100_000, rent, 100],
    ['price', 99_999, rent, null],
    ['maintenanceFee', 100_000, sale, 100],
    ['maintenanceFee', 99_999, rent, null],
    ['utilities', 100_000, sale, 100],
    ['utilities', 99_999, sale, null],
  ] as const)('of %s starts at the documented limit (%i)', (name, amount, ad, meant) => {
    expect(suggestThousands(name, amount, ad)).toBe(meant);
  });

  it('suggests the rounded thousands', () => {
    expect(suggestThousands('price', 12_499_600, sale)).toBe(12_500);
  });

  it('is not reported for an empty price', () => {
    expect(suggestThousands('price', '', rent)).toBeNull();
  });
});

describe('a price per square metre that is hardly meant', () => {
  const flat = { adType: '1', houseType: '2', floorArea: 50 };
  const placed = {
    ...flat,
    siteArea: '',
    countryID: '1',
    settlement: 'Budapest',
    postalCode: '1137',
  } as const;
  let level: object | null | undefined = null;
  let calls: string[];
  beforeEach(() => {
    calls = [];
    vi.stubGlobal('fetch', async (address: string) => {
      calls.push(address);
      return level === undefined ? Response.error() : Response.json({ ok: true, message: '', data: level });
    });
  });

  it.each([
    ['of a home for millions a square metre', { ...flat, price: 1_000_001 }, 20_000_020],
    ['of a home for next to nothing', { ...flat, price: 499 }, 9980],
    ['not of a dear home', { ...flat, price: 1_000_000 }, null],
    ['not of a cheap one', { ...flat, price: 500 }, null],
    ['not of a rent', { ...flat, adType: '2', price: 200 }, null],
    ['not of a plot', { ...flat, houseType: '3', price: 1 }, null],
    ['not without an area', { ...flat, floorArea: '', price: 1 }, null],
  ] as const)('is %s', (_what, values, expected) => {
    expect(findDoubtfulUnitPrice(values)).toBe(expected);
  });

  it('is asked about before it is saved, and leads back to the price', async () => {
    const showFieldErrors = vi.fn();
    const asked = confirmUnitPrice({ ...placed, price: 35 }, showFieldErrors);
    await vi.waitFor(() => answerMessage(false));
    expect(await asked).toBe(false);
    expect(showFieldErrors).toHaveBeenCalledWith({ price: 'Nézd meg újra az árat és az alapterületet!' });
    level = null;
    expect(await confirmUnitPrice({ ...placed, price: 50_000 }, showFieldErrors)).toBe(true);
  });

  it('is asked about below a hundredth of the median around it, which the question says', async () => {
    level = { place: 'Budapest', median: 1_100_000 };
    const asked = confirmUnitPrice({ ...placed, price: 500 }, vi.fn());
    const { result } = renderHook(useShownMessage);
    await vi.waitFor(() =>
      expect(result.current?.text).toContain('a környéken a középső ár 1\u00a0100\u00a0000\u00a0Ft'),
    );
    act(() => answerMessage(true));
    expect(await asked).toBe(true);
    expect(await confirmUnitPrice({ ...placed, price: 550 }, vi.fn())).toBe(true);
    expect(await confirmUnitPrice({ ...placed, adType: '2', price: 1 }, vi.fn())).toBe(true);
    expect(calls).toEqual(
      Array(2).fill('/api/price-level?adType=1&countryID=1&houseType=2&postalCode=1137&settlement=Budapest'),
    );
  });

  it('is saved without a question where nothing is known of its surroundings', async () => {
    level = undefined;
    expect(await confirmUnitPrice({ ...placed, price: 500 }, vi.fn())).toBe(true);
  });
});
