import {
  createAreaRangeFormat,
  formatAreaRange,
  formatPriceRange,
  formatRoomRange,
  formatSiteRange,
} from '@piacter/contracts/search/values';
import { formatDay } from '../../core/formatting.ts';
import type { LookupValues } from './lookup-values.ts';

type Format = (from: number | undefined, to: number | undefined) => string;

const ranges: Readonly<Record<string, Format>> = {
  price: formatPriceRange,
  floorArea: formatAreaRange,
  siteArea: formatSiteRange,
  balconyArea: createAreaRangeFormat('Erkély'),
  rooms: formatRoomRange,
};

const flags: Readonly<Record<string, string>> = {
  hasBalcony: 'Erkély',
  hasElevator: 'Lift',
  moveImmediately: 'Azonnal költözhető',
  isAttic: 'Tetőtéri',
  isGardenContact: 'Kertkapcsolat',
  thermallyInsulated: 'Hőszigetelt',
  hasSolarPanel: 'Napelem',
  isSmartHome: 'Okosotthon',
  petAllowed: 'Kisállat hozható',
};

const numbers: Readonly<Record<string, (value: string) => string>> = {
  guests: (people) => `${people} fő`,
  minimumStay: (nights) => `${nights} éj`,
  openFrom: (day) => `Érkezés: ${formatDay(day)}`,
  openTo: (day) => `Távozás: ${formatDay(day)}`,
};

/** What a filter means, in Hungarian: 'Győr', '60 M Ft-ig', 'Lift'. */
export function formatFilter(values: LookupValues, parameter: string, selected: readonly string[]): string {
  const [value = ''] = selected;
  const end = /^(\w+?)(From|To)$/.exec(parameter);
  const format = end && ranges[end[1] ?? ''];
  if (format) return end[2] === 'From' ? format(Number(value), undefined) : format(undefined, Number(value));
  const flag = flags[parameter];
  if (flag) return value === '1' ? flag : `${flag}: nem`;
  const number = numbers[parameter];
  if (number) return number(value);
  return selected.map((one) => values.findName(parameter, one) ?? one).join(', ');
}
