import { expect, it } from 'vitest';
import { requestPlaceKinds, toRequestPlaces } from './request-places.ts';

const { itself, inside } = requestPlaceKinds;
const [heves, eger, gyongyos, pecs] = [10, 101, 102, 201];
const parents = new Map([
  [eger, heves],
  [gyongyos, heves],
  [pecs, 20],
]);
const placesOf = (placeIDs: readonly number[]) =>
  toRequestPlaces(placeIDs, (placeID) => parents.get(placeID) ?? null).map(({ placeKind, placeID }) => [
    placeKind,
    placeID,
  ]);

it('finds a request by its settlements and once by their region', () => {
  expect(placesOf([eger, gyongyos, eger])).toEqual([
    [itself, eger],
    [itself, gyongyos],
    [inside, heves],
  ]);
});

it('leaves out a settlement of a region that the request names as well', () => {
  expect(placesOf([eger, heves, pecs])).toEqual([
    [itself, heves],
    [itself, pecs],
    [inside, 20],
  ]);
});
