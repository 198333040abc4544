import { startingAt, upperFirst } from './hungarian.ts';
import { groundFloor } from './values.ts';

interface UnitWords {
  sign: string;
  from: string;
  to: string;
  isCount?: true;
}

/** The units of numbers, with their endings: '68 m²', '40 m²-től', '3 szobáig'. The label of a count names its unit. */
export const units = {
  /** Prices in words: '45–90 M Ft'. */
  thousandForints: { sign: 'ezer Ft', from: '', to: '' },
  thousandForintsPerSquareMetre: { sign: 'ezer Ft/m²', from: '', to: '' },
  thousandForintsMonthly: { sign: 'ezer Ft/hó', from: '', to: '' },
  squareMetres: { sign: 'm²', from: 'm²-től', to: 'm²-ig' },
  centimetres: { sign: 'cm', from: 'cm-től', to: 'cm-ig' },
  rooms: { sign: 'szoba', from: 'szobától', to: 'szobáig', isCount: true },
  /** Years, written without separators: 'Épült: 1985 óta'. */
  years: { sign: '', from: '', to: '', isCount: true },
  /** Floors by their numbers; 0 is 'földszint'. */
  floors: { sign: '', from: '', to: '', isCount: true },
  kilowatts: { sign: 'kW', from: 'kW-tól', to: 'kW-ig' },
  amperes: { sign: 'A', from: 'A-től', to: 'A-ig' },
  people: { sign: 'fő', from: 'főtől', to: 'főig' },
  nights: { sign: 'éj', from: 'éjtől', to: 'éjig' },
  /** Searched in thousands: '12 500 Ft-ig fejenként'. */
  forintsPerPersonNight: { sign: 'Ft/fő/éj', from: '', to: '' },
  forints: { sign: 'Ft', from: 'Ft-tól', to: 'Ft-ig' },
  forintsPerNight: { sign: 'Ft/éj', from: '', to: '' },
} as const satisfies Record<string, UnitWords>;
export type Unit = keyof typeof units;

/** The unit beside a label; undefined where the label names it. */
export const getUnitSign = (unit: Unit): string | undefined => {
  const { sign, isCount }: UnitWords = units[unit];
  return isCount ? undefined : sign;
};

/** An end of a range; undefined where it is open. */
export type End = number | undefined;

const plain = new Intl.NumberFormat('hu-HU', { maximumFractionDigits: 2, useGrouping: 'always' });

/** Thousands of forints, short: 45 000 is '45 M Ft', 12.5 is '12 500 Ft'. */
const shortPrice = (thousands: number, sign: string): [amount: string, unit: string] =>
  thousands >= 1000 ? [plain.format(thousands / 1000), `M ${sign}`] : [plain.format(thousands * 1000), sign];

/** A price range: '45–90 M Ft', '45 M Ft-tól', '900 000 Ft – 1,2 M Ft', '45 M Ft' of equal ends. Thousands of forints. */
export const formatPriceRange = (from: End, to: End, sign = 'Ft'): string => {
  const [low, high] = [from, to].map((end) => (end === undefined ? undefined : shortPrice(end, sign)));
  if (low && high) {
    if (from === to) return low.join(' ');
    return low[1] === high[1] ? `${low[0]}–${high[0]} ${high[1]}` : `${low.join(' ')} – ${high.join(' ')}`;
  }
  if (low) return startingAt(low.join(' '));
  return high ? `${high.join(' ')}-ig` : '';
};

/** 'földszint', '4. emelet', '-1. szint'; what somebody has typed in other words as it is. */
export function nameFloor(floor: number | string): string {
  const typed = String(floor);
  if (!/^-?\d+$/.test(typed)) return typed;
  return Number(typed) === 0 ? groundFloor : `${typed}. ${typed.startsWith('-') ? 'szint' : 'emelet'}`;
}

/** Both ends written by `name`, one by `since` and `until`: '1985–2000', '1985', '1985 óta', '1990-ig'. */
const formatEnds = (
  from: End,
  to: End,
  [name, since, until]: readonly [name: (end: number) => string, since: string, until: string],
): string => {
  if (from === undefined) return to === undefined ? '' : name(to) + until;
  if (to === undefined) return name(from) + since;
  return from === to ? name(from) : `${name(from)}–${name(to)}`;
};

/** A range of numbers: '40–80 m²', '40 m²-től', '3 szobáig', '2 szoba' of equal ends, '150 000–200 000 Ft/hó'; '' without an end. */
export const formatRange = (unit: Unit, from: End, to: End): string => {
  const { sign, ...endings } = units[unit];
  if (unit === 'forintsPerPersonNight') {
    const price = formatPriceRange(from, to);
    return price && `${price} fejenként`;
  }
  if (unit === 'years') return formatEnds(from, to, [String, ' óta', '-ig']);
  // '2. emelet–4. emelet', 'földszint', '3. emelettől'.
  if (unit === 'floors') return upperFirst(formatEnds(from, to, [nameFloor, 'től', 'ig']));
  if (unit.startsWith('thousandForints')) return formatPriceRange(from, to, sign.replace('ezer ', ''));
  if (from !== undefined && to !== undefined)
    return `${plain.format(from)}${from === to ? '' : `–${plain.format(to)}`} ${sign}`;
  if (from !== undefined) return `${plain.format(from)} ${endings.from}`;
  return to === undefined ? '' : `${plain.format(to)} ${endings.to}`;
};
