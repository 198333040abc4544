/** The source of the current time; replaceable in tests. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
