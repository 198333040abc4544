import { propertyFields } from '@piacter/contracts/properties/fields';
import type { FlatText, Span } from './flat-text.ts';
import type { Item } from './meaning.ts';
import { readNumber } from './numbers.ts';
import { createQuantityReader, type Quantity, toRange } from './quantities.ts';

const readRoom = createQuantityReader({
  unit: '(?:kulon ?(?:nyilo|bejaratu)? ?)?szob(?:a|(?![a-z]))|halo(?:szoba)?|(?:bed)?rooms?',
});
const fullAndHalfRooms =
  /(?<![\p{L}\d.,])(\d) ?(?:\+|szoba(?: ?\+| es)?|es) ?(?:(\d|egy|ket|fel) ?(?:fel ?)?(?:szob[a-z]*|fel(?![a-z]))|(fel)(?![a-z]| ?mil))/gu;

/** The rooms of a home, which are taken out of the text. */
export function readRooms(text: FlatText): Item[] {
  const toItems = ({ start, end }: Span, range: Pick<Quantity, 'from' | 'to'>): Item[] => {
    const from = range.from === undefined ? undefined : Math.floor(range.from);
    const to = range.to === undefined ? undefined : Math.ceil(range.to);
    if (Math.max(from ?? 0, to ?? 0) > propertyFields.roomNumber.max) return [];
    return [{ start, end, meanings: { property: { weight: 1.5, filters: toRange('rooms', { from, to }) } } }];
  };
  const withHalves = [...text.flat.matchAll(fullAndHalfRooms)].flatMap((match) => {
    const [, full = '', counted, single = ''] = match;
    const half = counted ?? single;
    const halves = half === 'fel' ? 1 : readNumber(half);
    return toItems(text.takeMatch(match), { from: Number(full), to: Number(full) + halves / 2 });
  });
  const whole = readRoom(text, (quantity) => {
    const { from, to, isBare, isAbout, unit } = quantity;
    // '3 hálószobás': most homes have a living room as well.
    const isBedroom = /^(?:halo|bed)/.test(unit);
    const top = isBedroom ? (isBare ? undefined : to && to + 1) : to;
    return isAbout ? [] : toItems(quantity, { from, to: top });
  });
  return [...withHalves, ...whole];
}
