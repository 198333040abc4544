import type { DigitRun } from './digit-runs.ts';
import { findAll, type Span } from './span.ts';

/** An account number by its groups: 8-8, 8-8-8, groups of four, or one of 16 or 24 digits. */
function isAccount(lengths: readonly number[]): boolean {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total !== 16 && total !== 24) return false;
  return (
    lengths.length === 1 || lengths.every((length) => length === 8) || lengths.every((length) => length === 4)
  );
}

/** Bank account numbers: IBAN, and 16 or 24 digits. */
export function findAccounts(text: string, runs: readonly DigitRun[]): Span[] {
  const ibans = findAll(text, /\b[a-z]{2}\d{2}(?:[ -]?[0-9a-z]{4}){3,7}(?:[ -]?[0-9a-z]{1,3})?\b/g).filter(
    ({ from, to }) => text.slice(from, to).replace(/\D/g, '').length >= 12,
  );
  const accounts = runs.flatMap(({ groups, gaps }) =>
    groups.flatMap((start, first) => {
      const lengths: number[] = [];
      let found: Span[] = [];
      for (let index = first; index < groups.length && index - first < 6; index += 1) {
        const group = groups[index];
        if (!group || (index > first && gaps[index] === 'letters')) break;
        lengths.push(group.digits.length);
        if (isAccount(lengths)) found = [{ from: start.from, to: group.to }];
      }
      return found;
    }),
  );
  return [...ibans, ...accounts];
}
