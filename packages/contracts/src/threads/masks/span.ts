/** A part of a text, half-open: characters from `from` to `to`. */
export interface Span {
  from: number;
  to: number;
}

/** Sorted, with those joined that overlap. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

/** Where a pattern with the flag `g` matches. */
export const findAll = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
