import { vectorTilesPath } from '@piacter/contracts/map/values';
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBaseMap, type MapConfig, showCountry } from './base-map.ts';

const tiles = { tileUrl: 'https://tiles.pelda.test/{z}/{x}/{y}.png', attribution: '© Példa térképei' };
const open = (config: MapConfig) => {
  const box = document.createElement('div');
  document.body.append(box);
  const map = showCountry(createBaseMap(box, config));
  onTestFinished(() => {
    map.remove();
    box.remove();
  });
  return {
    getTiles: () => [...box.querySelectorAll<HTMLImageElement>('img.leaflet-tile')],
    hasGround: () => box.querySelector('path[class*="land"]') !== null,
    getNames: () => [...box.querySelectorAll('span[class*="name"]')].map(({ textContent }) => textContent),
    getCredit: () => box.querySelector('.leaflet-control-attribution')?.textContent,
    map,
  };
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

// Shows MAP-06.
describe('the ground of the map', () => {
  it('is tiles of the configured address, with their credit', () => {
    const { getTiles, hasGround, getCredit } = open(tiles);
    expect(getTiles().length).toBeGreaterThan(0);
    for (const { src } of getTiles())
      expect(src).toMatch(/^https:\/\/tiles\.pelda\.test\/\d+\/\d+\/\d+\.png$/);
    expect(hasGround()).toBe(false);
    expect(getCredit()).toContain('GeoNames');
    expect(getCredit()).toContain('© Példa térképei');
  });

  it('is the built-in map where no tiles are configured, or none come', async () => {
    const without = open({ tileUrl: null, attribution: '' });
    await waitFor(() => expect(without.hasGround()).toBe(true));
    expect(without.getTiles()).toEqual([]);
    expect(without.getCredit()).toContain('GSHHG');

    const failing = open(tiles);
    for (const tile of failing.getTiles()) fireEvent.error(tile);
    await waitFor(() => expect(failing.hasGround()).toBe(true));
    expect(failing.getTiles()).toEqual([]);
  });

  it('is the built-in map where the file of vector tiles is not there', async () => {
    const fetch = vi.fn(async () => new Response('', { status: 404 }));
    vi.stubGlobal('fetch', fetch);
    const { hasGround, getTiles } = open({ tileUrl: vectorTilesPath, attribution: '© Példa' });
    await waitFor(() => expect(hasGround()).toBe(true));
    expect(getTiles()).toEqual([]);
    expect(fetch).toHaveBeenCalled();
  });

  it('names cities in the whole country, and villages nearer by', async () => {
    const { map, getNames } = open({ tileUrl: null, attribution: '' });
    await waitFor(() => expect(getNames()).toContain('Budapest'));
    expect(getNames()).toEqual(expect.arrayContaining(['Debrecen', 'Balaton']));
    expect(getNames()).not.toContain('Tihany');
    map.setView([46.91, 17.88], 11);
    expect(getNames()).toEqual(expect.arrayContaining(['Balatonfüred', 'Tihany']));
    expect(getNames()).not.toContain('Debrecen');
    map.setView([47.5, 19.06], 13);
    expect(getNames()).toContain('VII. kerület');
    expect(getNames()).not.toContain('Budapest');
  });

  it('stays tiles when a single one is missing', () => {
    const { getTiles, hasGround } = open(tiles);
    const [first, second] = getTiles();
    if (first) fireEvent.load(first);
    if (second) fireEvent.error(second);
    expect(hasGround()).toBe(false);
  });
});

it('forgets a zoom and a change of size on their way when it is removed', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const map = showCountry(createBaseMap(document.createElement('div'), tiles));
  const readCenter = vi.fn(() => map.getCenter());
  map.on('moveend', readCenter);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  map.invalidateSize({ debounceMoveend: true });
  // The browser of these tests has no transitions; this is the state during one, and what Leaflet's timer calls.
  Object.assign(map, { _animatingZoom: true });
  map.remove();
  const endZoom = () => Reflect.apply(Reflect.get(map, '_onZoomTransitionEnd'), map, []);
  expect(endZoom).not.toThrow();
  vi.runAllTimers();
  expect(readCenter).not.toHaveBeenCalled();
});
