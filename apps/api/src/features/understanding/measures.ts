import { propertyFields, searchedFields } from '@piacter/contracts/properties/fields';
import { adTypes } from '@piacter/contracts/properties/values';
import { numberReaders } from './field-measures.ts';
import type { FlatText } from './flat-text.ts';
import { readFloors } from './floors.ts';
import type { Filters, Item, Meaning } from './meaning.ts';
import { readGuests } from './people.ts';
import { createQuantityReader, type Quantity, toRange } from './quantities.ts';

const million = 1_000_000;
const multipliers: readonly (readonly [RegExp, number])[] = [
  [/^(?:milliard|mrd|md)/, 1000 * million],
  [/^(?:mil|mi[os]|m|guriga)/, million],
  [/^(?:ez|e|k|rongy)/, 1000],
];
const currency = '(?:forint|ft|huf)';
/** Words and abbreviations of sums, the longest first. */
const sums = 'milliard|mrd|millio|millo|milcsi|milka|milla|mill|misi|mio|guriga|mft|m|ezer|ezr|rongy|eft|e|k';
/** What a price is for: '/éj', '/fő/éj', 'fejenként', '/óra alatt'. */
const perWhat = String.raw`(?:(?: ?(?:\/|per) ?(?:ho(?:nap)?|fo|ej(?:szaka)?|nap|szemely|ora)|(?: alatt)? (?:fejenkent|szemelyenkent|ejszakankent|ejjelente|naponta|orankent))(?![a-z]))+(?: (?:alatti?|felett[ie]?|folotti?)(?![a-z]))?`;
const readPrice = createQuantityReader({
  unit: `(?:(?:${sums}) ?)?${currency}|${sums}`,
  tail: String.raw`(?: ?(?:forint|ft))?${perWhat}| (?:forint|ft)(?:ig|ert|tol|bol)?(?: alatt| felett)?(?![a-z])|(?: ?(?:forint|ft)[a-z]{0,3})? (?:osszesen|mindosszesen)(?![a-z])|(?: ?(?:forint|ft))? alatt ?\\/ ?ej(?:szaka)?(?![a-z])`,
  getFactor: (unit) => multipliers.find(([pattern]) => pattern.test(unit))?.[1] ?? 1,
});
const readSharedPrice = createQuantityReader({ unit: '', tail: perWhat });
const readBarePrice = createQuantityReader({ unit: '' });
/** A number without a unit is the price of a night or of an hour from here on, in forints: '15000/éj'. */
const minShare = 1000;
/** In thousands of forints: nobody pays more for a night, and nothing for sale costs less. */
const maxNight = 1000;
const minSale = 5000;
/** In thousands of forints: no month of a rent costs more. */
const maxRent = 2000;
const ofSale: Filters = { adType: [String(adTypes.sale)] };
/** A number without a unit is a price from here on, in forints. */
const minBarePrice = 10_000;

const divide = (value: number | undefined) => (value === undefined ? undefined : value / 1000);

/** The meanings of a price for both kinds that have one; none of a sum that no listing costs. */
function toPrice({ from, to, isBare, tail, start, end }: Quantity): Item | undefined {
  // A bare price is a maximum.
  const thousands = { from: isBare ? undefined : divide(from), to: divide(to) };
  const top = Math.max(thousands.from ?? 0, thousands.to ?? 0);
  if (top > propertyFields.price.max) return undefined;
  // Only professionals are paid by the hour, and no search of them has prices.
  if (/ora/.test(tail)) return { start, end, meanings: {} };
  const isMonthly = /ho/.test(tail);
  const isStay = /fo|ej|nap|szemely|osszesen/.test(tail);
  const isPerPerson = /fo|fej|szemely/.test(tail);
  const price = toRange('price', thousands, 3);
  const property = {
    weight: isMonthly ? 1.5 : top >= minSale ? 3 : 0,
    filters: { ...toRange('price', thousands), ...(isMonthly && { adType: [String(adTypes.rent)] }) },
    ...(top >= maxRent && { implied: ofSale }),
  };
  const accommodation: Meaning = {
    weight: isStay ? 2 : 0,
    filters: price,
    ...(isStay && !isPerPerson && { priceOf: /osszesen/.test(tail) ? 'stay' : 'night' }),
  };
  return {
    start,
    end,
    common: price,
    meanings: { property, ...(top <= maxNight && { accommodation }) },
  };
}

const squareMetre = '(?:negyzetmeter|nm|m2|m²)';
/** '1 millió/nm alatt', '800 ezer négyzetméterenként', 'négyzetméterár 900 ezerig'. */
const readUnitPrice = createQuantityReader({
  unit: `(?:(?:${sums}) ?)?${currency}|${sums}`,
  tail: `(?: ?(?:forint|ft))?(?: ?(?:\\/|per) ?${squareMetre}| ?(?:-?os |-?es )?${squareMetre}(?:enkent|-enkent|-?es ar|[ -]?ar))-?[a-z]{0,4}(?: (?:alatti?|felett[ie]?|folotti?)(?![a-z]))?`,
  getFactor: (unit) => multipliers.find(([pattern]) => pattern.test(unit))?.[1] ?? 1,
});
const isUnitPriceNamed = new RegExp(`(?<![a-z])${squareMetre}[ -]?ar[a-z]{0,5}:? ?(?:legyen )?$`);
/** In thousands of forints: what is less is a rent of it. */
const minUnitPrice = 20;

function readUnitPrices(text: FlatText): Item[] {
  const items: Item[] = [];
  readUnitPrice(
    () => text.flat,
    (quantity) => {
      const { tail, start, end, isBare } = quantity;
      const [before] = isUnitPriceNamed.exec(text.flat.slice(0, start)) ?? [];
      const isNamed = new RegExp(squareMetre).test(tail) || before !== undefined;
      const thousands = { from: isBare ? undefined : divide(quantity.from), to: divide(quantity.to) };
      const top = Math.max(thousands.from ?? 0, thousands.to ?? 0);
      if (!isNamed || top < 1 || top > searchedFields.unitPrice.max) return;
      const first = start - (before?.length ?? 0);
      text.take(first, end);
      const filters = toRange('unitPrice', thousands);
      items.push({
        start: first,
        end,
        meanings: {
          property: top < minUnitPrice ? { weight: 0.5, filters } : { weight: 2, filters, implied: ofSale },
        },
        common: filters,
      });
    },
  );
  return items;
}

/** '2027-es átadás', '1980-as évek': no price of thousands. */
const isYear = /^(?:19|20)\d\d ?-?[aeo]s/;
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

/** The price that a number without a unit is: 'max 150' of a rent in thousands, 'ház 60-ig' in millions. */
function findBarePrice(text: FlatText, quantity: Quantity): Quantity | undefined {
  const { from, to } = quantity;
  if ((to ?? from ?? 0) >= minBarePrice) return quantity;
  if (to === undefined) return undefined;
  if (isRentAtEnd(text, quantity)) return { ...quantity, to: to * 1000 };
  if (from !== undefined) return undefined;
  if (ofRent.test(text.original)) return isBareRent(to) ? { ...quantity, to: to * 1000 } : undefined;
  return isBareSale(to) && hasHouse.test(text.original) ? { ...quantity, to: to * million } : undefined;
}

function readPrices(text: FlatText): Item[] {
  const items: Item[] = [];
  const hasDigit = ({ start, end }: Quantity) => /\d/.test(text.flat.slice(start, end));
  const accept = (quantity: Quantity) => {
    const written = text.flat.slice(quantity.start, quantity.end);
    // '5 és 9 éves' is no five thousand.
    if (isYear.test(written) || / es$/.test(written)) return;
    // 'hetes' is no seven thousand.
    const item = quantity.unit.length !== 1 || hasDigit(quantity) ? toPrice(quantity) : undefined;
    if (!item) return;
    text.take(item.start, item.end);
    items.push(item);
  };
  readPrice(() => text.flat, accept);
  readSharedPrice(
    () => text.flat,
    (quantity) => {
      if (quantity.tail !== '' && (quantity.to ?? quantity.from ?? 0) >= minShare) accept(quantity);
    },
  );
  readBarePrice(
    () => text.flat,
    (quantity) => {
      const meant = hasDigit(quantity) && findBarePrice(text, quantity);
      if (meant) accept(meant);
    },
  );
  return items;
}

const plotWord = `(?:telek|telk|telken|kert|terulet)[a-z]{0,6}`;
/** Units of land, in which no floor is measured. */
const landUnit = /^ha$|^hektar|ol$/;
const readArea = createQuantityReader({
  unit: 'negyzetmeter|negyzet|nm|m2|m²|kvadrat|hektar|ha|negyszogol|nol',
  tail: `(?: ?${plotWord}| ?(?:erkel|terasz|loggia)[a-z]{0,6})`,
  getFactor: (unit) => (/^ha|^hektar/.test(unit) ? 10_000 : /ol$/.test(unit) ? 3.6 : 1),
});
const outdoors = /erkel|terasz|loggia/;
/** In square metres: of a balcony at most, of a house's garden at least. */
const maxBalcony = 20;
const minGarden = 250;
/** '60 nm erkélyes lakás' and '90 nm kertes ház' describe the home: its balcony or garden has another size. */
const isOfHome = (tail: string, area: number) =>
  (/erkelyes|teraszos|loggias/.test(tail) && area > maxBalcony) || (/kertes/.test(tail) && area <= minGarden);
const hasHouse = /(?<![a-z])(?:haz|csaladi|lakas|ikerhaz|sorhaz|tanya|nyaralo|villa)/;
const plotBefore = /(?<![a-z])tel(?:ek|k)[a-z]{0,4}:? ?$/;
const endsWithPlot = /(?<![a-z])telk?e?k[a-z]{0,4} ?$|(?<![a-z])telek[a-z]{0,4} ?$/;

/** Whether an area is that of a plot or of the site of a house. */
const isOfPlot = (
  { original }: FlatText,
  { start, unit, tail, isBalcony }: { start: number; unit: string; tail: string; isBalcony: boolean },
) =>
  (tail !== '' && !isBalcony) ||
  landUnit.test(unit) ||
  endsWithPlot.test(original.slice(0, start)) ||
  (!hasHouse.test(original) && /(?<![a-z])tel(?:ek|k)/.test(original));

function readAreas(text: FlatText): Item[] {
  const items: Item[] = [];
  readArea(
    () => text.flat,
    (quantity) => {
      const { isBare, start, end, unit } = quantity;
      // A bare area is what somebody needs at least.
      const range = { from: quantity.from, to: isBare ? undefined : quantity.to };
      const area = Math.max(range.from ?? 0, range.to ?? 0);
      if (area > propertyFields.floorArea.max) return;
      const tail = isOfHome(quantity.tail, area) ? '' : quantity.tail;
      const isBalcony = outdoors.test(tail);
      const house = hasHouse.test(text.original);
      const isPlot = isOfPlot(text, { start, unit, tail, isBalcony });
      const [before = ''] = isPlot && house ? (plotBefore.exec(text.flat.slice(0, start)) ?? []) : [];
      const isPlotOfHouse = tail !== '' && !isBalcony && house;
      // 'telek' itself names the kind of property where there is no house on it.
      const taken = isPlotOfHouse ? end : end - quantity.tail.length;
      // 'ház, telek legalább 800 nm': of its site, not a plot as well.
      const first = start - before.length;
      text.take(first, taken);
      const stem = isBalcony ? 'balconyArea' : isPlot ? 'siteArea' : 'floorArea';
      items.push({
        start: first,
        end: taken,
        meanings: { property: { weight: 1.5, filters: toRange(stem, range) } },
      });
    },
  );
  return items;
}

const readRoom = createQuantityReader({ unit: 'szoba|szob|halo(?:szoba)?' });
const fullAndHalfRooms =
  /(?<![\p{L}\d.,])(\d) ?(?:\+|szoba(?: ?\+| es)?|es) ?(?:(\d|egy|ket|fel) ?(?:fel ?)?(?:szob[a-z]*|fel(?![a-z]))|(fel)(?![a-z]| ?mil))/gu;

function readRooms(text: FlatText): Item[] {
  const items: Item[] = [];
  const accept = (start: number, end: number, range: Pick<Quantity, 'from' | 'to'>) => {
    const from = range.from === undefined ? undefined : Math.floor(range.from);
    const to = range.to === undefined ? undefined : Math.ceil(range.to);
    if (Math.max(from ?? 0, to ?? 0) > propertyFields.roomNumber.max) return;
    text.take(start, end);
    items.push({
      start,
      end,
      meanings: { property: { weight: 1.5, filters: toRange('rooms', { from, to }) } },
    });
  };
  for (const match of text.flat.matchAll(fullAndHalfRooms)) {
    const [whole, full = '', counted, single = ''] = match;
    const half = counted ?? single;
    const halves = half === 'fel' || half === 'egy' ? 1 : half === 'ket' ? 2 : Number(half);
    accept(match.index, match.index + whole.length, { from: Number(full), to: Number(full) + halves / 2 });
  }
  readRoom(
    () => text.flat,
    ({ start, end, from, to, isAbout }) => {
      if (!isAbout) accept(start, end, { from, to });
    },
  );
  return items;
}

const readNight = createQuantityReader({ unit: 'ejszaka|ejszak|ejjel|ej' });
const readWeek = createQuantityReader({ unit: 'het' });
const readDay = createQuantityReader({ unit: 'nap' });

function readNights(text: FlatText): Item[] {
  const items: Item[] = [];
  const accept = (start: number, end: number, nights: number) => {
    if (nights < 1 || nights > 366 || !Number.isInteger(nights)) return;
    const [said] = items;
    const known = said?.meanings.accommodation?.filters.minimumStay?.[0];
    // '4 nap, 3 éj' says it twice, '±3 nap' something else.
    if (known !== undefined && known !== String(nights)) return;
    text.take(start, end);
    const filters: Filters = items.length > 0 ? {} : { minimumStay: [String(nights)] };
    items.push({ start, end, meanings: { accommodation: { weight: 2.5, filters } } });
  };
  readNight(
    () => text.flat,
    ({ start, end, from, to }) => accept(start, end, to ?? from ?? 0),
  );
  readWeek(
    () => text.flat,
    ({ start, end, from, to }) => accept(start, end, 7 * (to ?? from ?? 0)),
  );
  readDay(
    () => text.flat,
    // Three days are two nights.
    ({ start, end, from, to }) => accept(start, end, Math.max(1, (to ?? from ?? 0) - 1)),
  );
  return items;
}

/** The numbers of a text with their units (FIND-05), which are taken out of it. */
export const readMeasures = (text: FlatText): Item[] => [
  ...numberReaders.flatMap((read) => read(text)),
  ...readFloors(text),
  ...readUnitPrices(text),
  ...readAreas(text),
  ...readRooms(text),
  ...readGuests(text),
  ...readNights(text),
  ...readPrices(text),
];
