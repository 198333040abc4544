import { propertyFields } from '@piacter/contracts/properties/fields';
import type { FlatText } from './flat-text.ts';
import type { Item } from './meaning.ts';
import { createQuantityReader, type Quantity, toRange } from './quantities.ts';

const readRoom = createQuantityReader({
  unit: '(?:kulon ?(?:nyilo|bejaratu)? ?)?szob(?:a|(?![a-z]))|halo(?:szoba)?|(?:bed)?rooms?',
});
const fullAndHalfRooms =
  /(?<![\p{L}\d.,])(\d) ?(?:\+|szoba(?: ?\+| es)?|es) ?(?:(\d|egy|ket|fel) ?(?:fel ?)?(?:szob[a-z]*|fel(?![a-z]))|(fel)(?![a-z]| ?mil))/gu;

/** The rooms of a home, which are taken out of the text. */
export function readRooms(text: FlatText): Item[] {
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
    ({ start, end, from, to, isBare, isAbout, unit }) => {
      if (isAbout) return;
      // '3 hálószobás': most homes have a living room as well.
      const isBedroom = /^(?:halo|bed)/.test(unit);
      const top = isBedroom ? (isBare ? undefined : to && to + 1) : to;
      accept(start, end, { from, to: top });
    },
  );
  return items;
}
