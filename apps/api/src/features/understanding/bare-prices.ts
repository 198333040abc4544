import { rentCosts } from './cost-names.ts';
import type { FlatText } from './flat-text.ts';
import { hasHouse, namesStay } from './home-words.ts';
import type { Quantity } from './quantities.ts';
import { million } from './sums.ts';

const ofRent = /(?<![a-z])(?:kiad|berel|berle|berbe|kaucio|hosszu ?tav|alberlet|albi(?:t|ba|ban)?(?![a-z]))/;
const ofPlot = /(?<![a-z])tel(?:ek|k)/;
const ofSale = /(?<![a-z])(?:elad|megve|venn|vesz|vasarol)/;
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

/** '150 + rezsi', '180 rezsi nélkül', '150 + 40 rezsi' */
const besideCosts = new RegExp(`^ ?(?:\\+|plusz)? ?(?:(?<=[+z] ?)\\d{1,3} ?(?:ezer |e |k )?)?${rentCosts}`);
const monthly = '/ho';
/** 'havi 160-nál', where nothing else says that it is a rent. */
const monthlyBefore = /(?<![a-z])(?:havi|havonta) $/;
export const isMonthlyRent = (
  { flat, original }: Pick<FlatText, 'flat' | 'original'>,
  { start, tail }: Pick<Quantity, 'start' | 'tail'>,
): boolean => (monthlyBefore.test(flat.slice(0, start)) || /havi/.test(tail)) && !namesStay.test(original);

/** Words that say that two numbers are a range of something that is compared. */
const between = /kozott|kozt|korul/;
/** In millions of forints: two such numbers are prices, even if the lower one alone would not be. */
const minSaleOfRange = 3;

/** '40-45 között' and '40 és 45 között' of a home: millions, of a rent thousands. */
function findBareRange({ flat, original }: FlatText, quantity: Quantity): Quantity | undefined {
  const { start, end, from = 0, to = 0 } = quantity;
  const isCompared = between.test(flat.slice(start, end));
  if (ofStreet.test(flat.slice(0, start)) || from >= to) return undefined;
  if (!isCompared && / (?:es|vagy) /.test(flat.slice(start, end))) return undefined;
  const times = (factor: number) => ({ ...quantity, from: from * factor, to: to * factor });
  if (ofRent.test(original))
    return isBareRent(from) && isBareRent(to) && to >= minRentAtEnd ? times(1000) : undefined;
  const isHome = ofSale.test(original) || (isCompared && (hasHouse.test(original) || ofPlot.test(original)));
  return isHome && isBareSale(to) && from >= minSaleOfRange ? times(million) : undefined;
}

/** In thousands of forints. */
const isBareStay = (value: number) => value >= 3 && value <= 100;
/** '18-ért' of a stay, in thousands. */
const isForStay = ({ flat, original }: FlatText, { start, end, to = 0 }: Quantity): boolean =>
  flat.slice(start, end).endsWith('ert') &&
  isBareStay(to) &&
  namesStay.test(original) &&
  ![hasHouse, ofRent, ofSale].some((pattern) => pattern.test(original));

/** A number without a unit is a price from here on, in forints. */
const minBarePrice = 10_000;

/** Both ends in forints; undefined of what no rent is. */
const toBareRent = ({ from, to, ...rest }: Quantity): Quantity | undefined =>
  isBareRent(to ?? from ?? 0) ? { ...rest, from: from && from * 1000, to: to && to * 1000 } : undefined;

/** The price that a number without a unit is: 'max 150' of a rent in thousands, 'ház 60-ig' in millions. */
export function findBarePrice(text: FlatText, quantity: Quantity): Quantity | undefined {
  const { from, to, isBare } = quantity;
  const value = to ?? from ?? 0;
  if (value >= minBarePrice) return quantity;
  if (isForStay(text, quantity)) return { ...quantity, from: undefined, to: value * 1000 };
  if (besideCosts.test(text.flat.slice(quantity.end)) && isBareRent(value))
    return { ...quantity, from: undefined, to: value * 1000, tail: monthly };
  if (isMonthlyRent(text, quantity)) return toBareRent(quantity);
  if (from !== undefined && to !== undefined && !isBare) return findBareRange(text, quantity);
  if (to === undefined) return undefined;
  // 'albérlet, fejenként 60'
  const isRent = ofRent.test(text.original) && isBareRent(to);
  if (isRentAtEnd(text, quantity) || (isRent && /fejenkent|szemelyenkent/.test(quantity.tail)))
    return { ...quantity, to: to * 1000 };
  if (from !== undefined) return undefined;
  if (ofRent.test(text.original)) return isRent ? { ...quantity, to: to * 1000 } : undefined;
  return isBareSale(to) && hasHouse.test(text.original) ? { ...quantity, to: to * million } : undefined;
}

/** What is rarely said of a home for sale. */
const ofTenants = /(?<![a-z])(?:butoroz|egyetemist|diak)/;
/** In millions of forints: greater numbers beside a plot are areas. */
const maxBarePlot = 100;

/** The price that a limit without a unit is if the text turns out to be about a property: 'panel Győr 40-ig'. */
export function findLikelyPrice({ original }: FlatText, quantity: Quantity): Quantity | undefined {
  const { from, to = 0 } = quantity;
  if (from !== undefined || !isBareSale(to) || ofRent.test(original) || ofTenants.test(original))
    return undefined;
  return ofPlot.test(original) && to > maxBarePlot ? undefined : { ...quantity, to: to * million };
}
