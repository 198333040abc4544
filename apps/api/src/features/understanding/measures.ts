import { propertyFields } from '@piacter/contracts/properties/fields';
import { hasHouse } from './bare-prices.ts';
import { numberReaders } from './field-measures.ts';
import type { FlatText } from './flat-text.ts';
import { readFloors } from './floors.ts';
import type { Filters, Item } from './meaning.ts';
import { readGuests } from './people.ts';
import { readPrices } from './prices.ts';
import { createQuantityReader, toRange } from './quantities.ts';
import { readRooms } from './rooms.ts';
import { readDeposits } from './side-costs.ts';
import { readTerms } from './terms-of-rent.ts';
import { readUnitPrices } from './unit-prices.ts';

const plotWord = `(?:telek|telk|telken|kert|terulet)[a-z]{0,6}`;
/** Units of land, in which no floor is measured. */
const landUnit = /^ha$|^hektar|ol$/;
/** 'öt-hat' counts nights before it is five hectares. */
const readArea = createQuantityReader({
  unit: 'negyzetmeter|negyzet|nm|m2|m²|kvadrat|hektar|ha(?!t(?!\\p{L}))|negyszogol|nol',
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

const readNight = createQuantityReader({ unit: 'ejszaka|ejszak|ejjel|ej' });
const readWeek = createQuantityReader({ unit: 'het' });
const readDay = createQuantityReader({ unit: 'nap' });
/** 'pár napra', 'néhány éjszakát', but not 'pár nap múlva' */
const someDays =
  /(?<![a-z])(?:egy )?(?:par|nehany) (?:nap|ej)(?!jel)[a-z]{0,8}(?! ?(?:mulva|belul|alatt))(?![a-z])/;
const someNights = 3;

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
  const some = items.length === 0 ? someDays.exec(text.flat) : null;
  if (some) accept(some.index, some.index + some[0].length, someNights);
  return items;
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
