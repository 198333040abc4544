/** A text that a program has assembled. */
export interface AssembledText {
  /** What it is: 'card: h3.title', 'head: description'. */
  sort: string;
  text: string;
  /** Where it was met first: an address, a call. */
  from: string;
}

/** Gathers texts, each once for its sort, in the order in which they come. */
export class Collection {
  private readonly bySort = new Map<string, Map<string, AssembledText>>();

  add(sort: string, from: string, ...texts: readonly (string | null | undefined)[]): void {
    const known = this.bySort.get(sort) ?? new Map<string, AssembledText>();
    this.bySort.set(sort, known);
    for (const text of texts) if (text && !known.has(text)) known.set(text, { sort, text, from });
  }

  /** All texts, sort by sort. */
  all(): AssembledText[] {
    return [...this.bySort.values()].flatMap((texts) => [...texts.values()]);
  }
}
