import type { FlatText } from './flat-text.ts';
import type { Quantity } from './quantities.ts';
import { million } from './sums.ts';

/** Whether a text is about a home. */
export const hasHouse = /(?<![a-z])(?:haz|csaladi|lakas|ikerhaz|sorhaz|tanya|nyaralo|villa)/;
const ofRent = /(?<![a-z])(?:kiad|berel|berle|alberlet)/;
/** In thousands of forints a month. */
const isBareRent = (value: number) => value >= 50 && value < 1000;
/** In millions of forints. */
const isBareSale = (value: number) => value >= 10 && value < 1000;

/** The number of a house: 'kiadó lakás Petőfi utca 120'. */
const ofStreet = /(?<![a-z])(?:utca|u|ut|utja|ter|tere|korut|krt|setany|fasor)\.? ?$/;
/** Least rent that a number alone may be, which is as often an area. */
const minRentAtEnd = 100;
/** 'albérlet Pécs 150': what a rent ends with is meant in thousands. */
const isRentAtEnd = ({ flat, original }: FlatText, { start, end, isBare, to = 0 }: Quantity): boolean =>
  isBare &&
  flat.slice(end).trim() === '' &&
  to >= minRentAtEnd &&
  isBareRent(to) &&
  ofRent.test(original) &&
  !ofStreet.test(flat.slice(0, start));

/** A number without a unit is a price from here on, in forints. */
const minBarePrice = 10_000;

/** The price that a number without a unit is: 'max 150' of a rent in thousands, 'ház 60-ig' in millions. */
export function findBarePrice(text: FlatText, quantity: Quantity): Quantity | undefined {
  const { from, to } = quantity;
  if ((to ?? from ?? 0) >= minBarePrice) return quantity;
  if (to === undefined) return undefined;
  if (isRentAtEnd(text, quantity)) return { ...quantity, to: to * 1000 };
  if (from !== undefined) return undefined;
  if (ofRent.test(text.original)) return isBareRent(to) ? { ...quantity, to: to * 1000 } : undefined;
  return isBareSale(to) && hasHouse.test(text.original) ? { ...quantity, to: to * million } : undefined;
}
