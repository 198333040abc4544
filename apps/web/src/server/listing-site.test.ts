// @vitest-environment node
import { expect, it } from 'vitest';
import { accommodationSearch } from '../features/accommodations/search/accommodation-search.ts';
import { propertySearch } from '../features/properties/search/property-search.ts';
import { type Filter, getNames } from '../features/search/filters.ts';
import { accommodationSite } from './accommodation-site.ts';
import { propertySite } from './property-site.ts';

const listShown = (filters: readonly Filter[]) =>
  filters.filter(({ isDetail }) => !isDetail).flatMap((filter) => getNames(filter));

it.each([
  [propertySite, propertySearch],
  [accommodationSite, accommodationSearch],
])('the server knows the filters that are always shown', ({ shown }, { filters }) => {
  expect([...shown].sort()).toEqual([...new Set(listShown(filters))].sort());
});
