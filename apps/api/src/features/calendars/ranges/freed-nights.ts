import type { Nights } from '@piacter/contracts/calendars/values';

/** What is left of ranges without some nights. */
const cutOut = (ranges: readonly Nights[], { from, to }: Nights): Nights[] =>
  ranges.flatMap((range) =>
    [
      { from: range.from, to: range.to < from ? range.to : from },
      { from: range.from > to ? range.from : to, to: range.to },
    ].filter((left) => left.from < left.to),
  );

/** The nights that were busy before and are not any more, whoever made them so; ranges may overlap. */
export const findFreedNights = (before: readonly Nights[], after: readonly Nights[]): Nights[] =>
  after.reduce<Nights[]>(
    cutOut,
    before.map(({ from, to }) => ({ from, to })),
  );
