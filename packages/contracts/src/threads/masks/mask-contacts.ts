import { findAccounts } from './accounts.ts';
import { findAddresses } from './addresses.ts';
import { findDigitRuns } from './digit-runs.ts';
import { findHandles } from './handles.ts';
import { findExactNumbers, findNamedNumbers } from './innocent-numbers.ts';
import { findNumbersOfNetworks, findPhones } from './phones.ts';
import { closeSpaced, type Skeleton, toSkeleton } from './skeleton.ts';
import { joinSpans, type Span } from './span.ts';

/** What stands in the place of contact data that the reader may not see yet. */
export const mask = '•••';

interface MaskOptions {
  /** Hosts of the site itself, whose links stay. */
  ownHosts?: readonly string[];
}

/** The letters of a skeleton with the case of the original, where a letter still stands for one. */
const withCase = ({ text, origin }: Skeleton, original: string): string => {
  let cased = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = original[origin[index] ?? 0] ?? '';
    cased += character.length === 1 && /\p{Lu}/u.test(character) ? character : (text[index] ?? '');
  }
  return cased;
};

function findNumbers(text: string): Span[] {
  const exact = findExactNumbers(text);
  const named = findNamedNumbers(text);
  const runs = findDigitRuns(text, [...exact, ...named]);
  // '06 30 123 4567 Ft' is no sum.
  const clear = named.length > 0 ? findPhones(text, findDigitRuns(text, exact), true) : [];
  return [...clear, ...findNumbersOfNetworks(text), ...findPhones(text, runs), ...findAccounts(text, runs)];
}

const toOriginal = ({ origin }: Skeleton, spans: readonly Span[]): Span[] =>
  spans.map(({ from, to }) => ({ from: origin[from] ?? 0, to: origin[to] ?? origin.at(-1) ?? 0 }));

/** Where contact data stands in a text in NFC: numbers, e-mail and web addresses, accounts, names in other services. */
function findContacts(original: string, { ownHosts = [] }: MaskOptions = {}): Span[] {
  const plain = toSkeleton(original);
  const closed = closeSpaced(plain);
  const spans = [
    ...toOriginal(plain, findAddresses(plain.text, ownHosts)),
    ...toOriginal(plain, findHandles(plain.text, withCase(plain, original))),
    ...(closed ? toOriginal(closed, findAddresses(closed.text, ownHosts)) : []),
    ...toOriginal(plain, findNumbers(plain.text)),
  ];
  return joinSpans(spans);
}

/**
 * A text with its contact data replaced, span by span; the same text if there is none (MSG-04). Linear in the length of
 * the text.
 */
export function maskContacts(text: string, options?: MaskOptions): string {
  const original = text.normalize('NFC');
  const spans = findContacts(original, options);
  if (spans.length === 0) return text;
  let masked = '';
  let at = 0;
  for (const { from, to } of spans) {
    masked += original.slice(at, from) + mask;
    at = to;
  }
  return masked + original.slice(at);
}
