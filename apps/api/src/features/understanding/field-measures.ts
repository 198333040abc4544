import type { Fields, Said } from '@piacter/contracts/core/fields';
import type { Unit } from '@piacter/contracts/core/units';
import type { ListingKind } from '@piacter/contracts/listings';
import { propertyFields, propertyWords } from '@piacter/contracts/properties/fields';
import { foldText } from '@piacter/db/fold-text';
import type { FlatText } from './flat-text.ts';
import type { Item } from './meaning.ts';
import { createQuantityReader, toRange } from './quantities.ts';

/** The units of described numbers as people write them, and their factors. */
const lengths = {
  unit: 'cm|centi(?:meter)?|meter|m',
  getFactor: (unit: string) => (/^m/.test(unit) ? 100 : 1),
};
const unitsAsWritten: Partial<Record<Unit, { unit: string; getFactor?: (unit: string) => number }>> = {
  centimetres: lengths,
  kilowatts: { unit: 'kw|kilowatt' },
  amperes: { unit: 'amper' },
};

/** Reads the numbers that are searched by a range and named by words of their own: '280 cm belmagasság'. */
function createNumberReaders(kind: ListingKind, fields: Fields, said: Readonly<Record<string, Said>>) {
  return Object.entries(said).flatMap(([name, { words, weight }]) => {
    const field = fields[name];
    const unit = field?.type === 'number' ? unitsAsWritten[field.unit] : undefined;
    if (field?.type !== 'number' || !field.range || !unit) return [];
    const { range: stem, max } = field;
    const named = `(?:${words.split(', ').map(foldText).join('|')})[a-z]{0,6}`;
    const isNamedBefore = new RegExp(`(?<![a-z])${named}:? ?$`);
    const read = createQuantityReader({ ...unit, tail: ` ?(?:es )?${named}` });
    return (text: FlatText): Item[] =>
      read(text, ({ start, end, from, to, isBare, tail }) => {
        const [before] = isNamedBefore.exec(text.flat.slice(0, start)) ?? [];
        const range = { from, to: isBare ? undefined : to };
        if ((!tail && !before) || Math.max(range.from ?? 0, range.to ?? 0) > max) return [];
        const first = start - (before?.length ?? 0);
        return [{ start: first, end, meanings: { [kind]: { weight, filters: toRange(stem, range) } } }];
      });
  });
}
export const numberReaders = createNumberReaders('property', propertyFields, propertyWords);
