/** What a part of the proof has to show, with the measured figure. */
export interface Goal {
  what: string;
  figure: string;
  isMet: boolean;
}

export const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** A goal for a number of faults; without anything examined it is not met, however few were found. */
export function countGoal(what: string, found: number, examined: number, max = 0): Goal {
  return { what, figure: `${found} of ${examined}`, isMet: examined > 0 && found <= max };
}

/** A goal for a share of at most one per cent. */
export function percentGoal(what: string, found: number, examined: number): Goal {
  const share = ((100 * found) / examined).toFixed(2);
  return {
    ...countGoal(`${what}: at most 1 %`, found, examined, examined / 100),
    figure: `${found} of ${examined}, ${share} %`,
  };
}

/** A goal for a duration; without any measurement it is not met. */
export function durationGoal(what: string, milliseconds: readonly number[], maxSeconds: number): Goal {
  const slowest = Math.max(...milliseconds);
  return {
    what: `${what}: within ${maxSeconds} s`,
    figure: milliseconds.length > 0 ? inSeconds(slowest) : 'nothing measured',
    isMet: milliseconds.length > 0 && slowest <= maxSeconds * 1000,
  };
}

export const formatGoal = ({ what, figure, isMet }: Goal): string =>
  `${isMet ? '✓' : '✗'} ${what}: ${figure}`;
