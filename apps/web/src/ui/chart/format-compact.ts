import { formatNumber } from '../../lib/format.ts';

const compact = new Intl.NumberFormat('hu-HU', { notation: 'compact', maximumFractionDigits: 1 });
/** From here on numbers are abbreviated. */
const compactFrom = 10_000;

/** A number in little space, for the axis of a chart: '7 500', '450 E', '1,2 M'. */
export const formatCompact = (number: number): string =>
  number < compactFrom ? formatNumber(number) : compact.format(number);
