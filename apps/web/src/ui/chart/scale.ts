/** Gridlines above the zero line. */
import { formatNumber } from '../../lib/format.ts';

const compact = new Intl.NumberFormat('hu-HU', { notation: 'compact', maximumFractionDigits: 1 });
/** From here on numbers are abbreviated. */
const compactFrom = 10_000;

/** A number in little space, for the axis of a chart: '7 500', '450 E', '1,2 M'. */
export const formatCompact = (number: number): string =>
  number < compactFrom ? formatNumber(number) : compact.format(number);

/** Gridlines above the zero line. */
const maxSteps = 4;

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is at least the value; whole numbers only. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= value);
  return Math.max(1, Math.ceil(step ?? value));
}

/** The values of the gridlines for a chart up to `max`, from zero on. */
export function getTicks(max: number): number[] {
  if (max <= 0) return [0, 1];
  const step = roundUp(max / maxSteps);
  const steps = Math.ceil(max / step);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** Every how many bins get a label, so that at most `maxLabels` are drawn. */
export const getLabelStep = (bins: number, maxLabels: number): number =>
  Math.max(1, Math.ceil(bins / maxLabels));
