import { propertyFields } from '@piacter/contracts/properties/fields';
import { numberReaders } from './field-measures.ts';
import type { FlatText, Span } from './flat-text.ts';
import { readFloors } from './floors.ts';
import { hasHouse } from './home-words.ts';
import type { Filters, Item } from './meaning.ts';
import { readGuests } from './people.ts';
import { readPrices } from './prices.ts';
import { createQuantityReader, type Quantity, toRange } from './quantities.ts';
import { readRooms } from './rooms.ts';
import { readDeposits } from './side-costs.ts';
import { readTerms } from './terms-of-rent.ts';
import { readUnitPrices } from './unit-prices.ts';

const plotWord = `(?:telek|telk|telken|kert|terulet)[a-z]{0,6}`;
const floorWord = `(?:(?:hasznos|netto|brutto) )?(?:alap|lako)terulet[a-z]{0,6}`;
/** What is let or sold by its floor, of which a 'terület' is one: '150 m2 területű raktár'. */
const premises =
  /(?<![a-z])(?:muhely|raktar|iroda|uzlet|csarnok|helyiseg|garazs|szalon|terem|rendelo|lakas|garzon|alberlet)/;
const land = /(?<![a-z])(?:tel(?:ek|k)|haz(?!t)|csaladi|kert|fold|szanto|zartkert)/;
/** Units of land, in which no floor is measured. */
const landUnit = /^ha$|^hektar|ol$/;
/** 'öt-hat' counts nights before it is five hectares. */
const readArea = createQuantityReader({
  unit: 'negyzetmeter|negyzet|nm|m2|m²|kvadrat|hektar|ha(?!t(?!\\p{L}))|negyszogol|nol',
  tail: `(?: ?(?:${floorWord}|${plotWord})| ?(?:erkel|terasz|loggia)[a-z]{0,6})`,
  getFactor: (unit) => (/^ha|^hektar/.test(unit) ? 10_000 : /ol$/.test(unit) ? 3.6 : 1),
});
const outdoors = /erkel|terasz|loggia/;
/** In square metres: of a balcony at most, of a house's garden at least. */
const maxBalcony = 20;
const minGarden = 250;
/** '60 nm erkélyes lakás' and '90 nm kertes ház' describe the home: its balcony or garden has another size. */
const isOfHome = (tail: string, area: number) =>
  (/erkelyes|teraszos|loggias/.test(tail) && area > maxBalcony) || (/kertes/.test(tail) && area <= minGarden);
/** Whether the words behind an area call it one of floor. */
const isOfFloor = (tail: string, original: string) =>
  /pterulet|koterulet/.test(tail) ||
  (/terulet/.test(tail) && premises.test(original) && !land.test(original));
/** What stands behind an area, where it says of what else that is. */
const toTail = (tail: string, area: number, isFloor: boolean) =>
  isFloor || isOfHome(tail, area) ? '' : tail;
const plotBefore = /(?<![a-z])tel(?:ek|k)[a-z]{0,4}:? ?$/;
const onlyLand = /(?<![a-z])(?:tel(?:ek|k)|(?:szanto|termo)fold|szanto|zartkert|mezogazdasagi terulet)/;
const endsWithPlot = /(?<![a-z])telk?e?k[a-z]{0,4} ?$|(?<![a-z])telek[a-z]{0,4} ?$/;

/** Whether an area is that of a plot or of the site of a house. */
const isOfPlot = (
  { original }: FlatText,
  { start, unit, tail, isBalcony }: { start: number; unit: string; tail: string; isBalcony: boolean },
) =>
  (tail !== '' && !isBalcony) ||
  landUnit.test(unit) ||
  endsWithPlot.test(original.slice(0, start)) ||
  (!hasHouse.test(original) && onlyLand.test(original));

const getTop = ({ from = 0, to = 0 }: Partial<Pick<Quantity, 'from' | 'to'>>) => Math.max(from, to);

const readAreas = (text: FlatText): Item[] =>
  readArea(text, (quantity) => {
    const { isBare, start, end, unit } = quantity;
    // A bare area is what somebody needs at least.
    const range = { from: quantity.from, to: isBare ? undefined : quantity.to };
    const area = getTop(range);
    if (area > propertyFields.floorArea.max) return [];
    const isFloor = isOfFloor(quantity.tail, text.original);
    const tail = toTail(quantity.tail, area, isFloor);
    const isBalcony = outdoors.test(tail);
    const house = hasHouse.test(text.original);
    const isPlot = isOfPlot(text, { start, unit, tail, isBalcony });
    const [before = ''] = isPlot && house ? (plotBefore.exec(text.flat.slice(0, start)) ?? []) : [];
    const isPlotOfHouse = tail !== '' && !isBalcony && house;
    const stem = isBalcony ? 'balconyArea' : isPlot ? 'siteArea' : 'floorArea';
    // 'telek' itself names the kind of property where there is no house on it.
    const ofOther = isFloor || isPlotOfHouse ? 0 : quantity.tail.length;
    // 'ház, telek legalább 800 nm': of its site, not a plot as well.
    const position = { start: start - before.length, end: end - ofOther };
    return [{ ...position, meanings: { property: { weight: 1.5, filters: toRange(stem, range) } } }];
  });

const readNight = createQuantityReader({ unit: 'ejszaka|ejszak|ejjel|ej' });
const readWeek = createQuantityReader({ unit: 'het' });
const readDay = createQuantityReader({ unit: 'nap' });
/** 'pár napra', 'néhány éjszakát', but not 'pár nap múlva' */
const someDays =
  /(?<![a-z])(?:egy )?(?:par|nehany) (?:nap|ej)(?!jel)[a-z]{0,8}(?! ?(?:mulva|belul|alatt))(?![a-z])/;
const someNights = 3;

/** Behind a time from now, which is no length: 'két hét múlva', '3 napon belül'. */
const fromNow = /^ ?(?:mulva|belul)(?![a-z])/;

function readNights(text: FlatText): Item[] {
  let known: number | undefined;
  const toItems = ({ start, end }: Span, nights: number): Item[] => {
    if (fromNow.test(text.flat.slice(end))) return [];
    if (nights < 1 || nights > 366 || !Number.isInteger(nights)) return [];
    // '4 nap, 3 éj' says it twice, '±3 nap' something else.
    if (known !== undefined && known !== nights) return [];
    const filters: Filters = known === undefined ? { minimumStay: [String(nights)] } : {};
    known = nights;
    return [{ start, end, meanings: { accommodation: { weight: 2.5, filters } } }];
  };
  const count = ({ from, to }: Quantity) => to ?? from ?? 0;
  const items = [
    ...readNight(text, (nights) => toItems(nights, count(nights))),
    ...readWeek(text, (weeks) => toItems(weeks, 7 * count(weeks))),
    // Three days are two nights.
    ...readDay(text, (days) => toItems(days, Math.max(1, count(days) - 1))),
  ];
  const some = known === undefined ? someDays.exec(text.flat) : null;
  return some ? toItems(text.takeMatch(some), someNights) : items;
}

/** The numbers of a text with their units (FIND-05), which are taken out of it. */
export const readMeasures = (text: FlatText): Item[] => [
  ...readDeposits(text),
  ...numberReaders.flatMap((read) => read(text)),
  ...readFloors(text),
  ...readUnitPrices(text),
  ...readAreas(text),
  ...readRooms(text),
  ...readGuests(text),
  ...readNights(text),
  ...readTerms(text),
  ...readPrices(text),
];
