import { describe, expect, it } from 'vitest';
import { getLabelStep, getTicks } from './bar-chart.tsx';

describe('the gridlines of a chart', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [10, [0, 3, 6, 9, 12]],
    [391, [0, 100, 200, 300, 400]],
    [1000, [0, 250, 500, 750, 1000]],
    [1_359_000, [0, 500_000, 1_000_000, 1_500_000]],
  ])('up to %i are round numbers that contain it', (max, ticks) => {
    expect(getTicks(max)).toEqual(ticks);
  });

  it('label as many bins as there is space for', () => {
    expect([getLabelStep(12, 12), getLabelStep(13, 12), getLabelStep(53, 6)]).toEqual([1, 2, 9]);
  });
});
