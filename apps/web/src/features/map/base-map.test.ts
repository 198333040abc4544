import { fireEvent } from '@testing-library/react';
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
    hasOutline: () => box.querySelector('path[class*="land"]') !== null,
    credit: box.querySelector('.leaflet-control-attribution')?.textContent,
  };
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

// Shows MAP-06.
describe('the ground of the map', () => {
  it('is tiles of the configured address, with their credit', () => {
    const { getTiles, hasOutline, credit } = open(tiles);
    expect(getTiles().length).toBeGreaterThan(0);
    for (const { src } of getTiles())
      expect(src).toMatch(/^https:\/\/tiles\.pelda\.test\/\d+\/\d+\/\d+\.png$/);
    expect(hasOutline()).toBe(false);
    expect(credit).toContain('GeoNames');
    expect(credit).toContain('© Példa térképei');
  });

  it('is the outline where no tiles are configured, or none come', () => {
    const without = open({ tileUrl: null, attribution: '' });
    expect(without.hasOutline()).toBe(true);
    expect(without.getTiles()).toEqual([]);
    expect(without.credit).toContain('GeoNames');

    const failing = open(tiles);
    for (const tile of failing.getTiles()) fireEvent.error(tile);
    expect(failing.hasOutline()).toBe(true);
    expect(failing.getTiles()).toEqual([]);
  });

  it('stays tiles when a single one is missing', () => {
    const { getTiles, hasOutline } = open(tiles);
    const [first, second] = getTiles();
    if (first) fireEvent.load(first);
    if (second) fireEvent.error(second);
    expect(hasOutline()).toBe(false);
  });
});
