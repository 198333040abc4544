/** Whose pictures take turns: a user's ID, or a name of the caller's choice. */
export type Owner = number | string;

interface QueueLimits {
  /** Maximum waiting items, in total and of one owner. */
  total: number;
  perOwner: number;
}

/** A queue whose owners take turns, each with one item in work at a time, so that nobody waits for another's pile. */
export class PictureQueue<Item extends { owner: Owner }> {
  readonly #limits: QueueLimits;
  /** Waiting items by owner; the map's first has the next turn. */
  readonly #waiting = new Map<Owner, Item[]>();
  #size = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  isFullFor(owner: Owner): boolean {
    const own = this.#waiting.get(owner)?.length ?? 0;
    return this.#size >= this.#limits.total || own >= this.#limits.perOwner;
  }

  add(item: Item): void {
    this.#waiting.set(item.owner, [...(this.#waiting.get(item.owner) ?? []), item]);
    this.#size += 1;
  }

  /** Takes the next item of an owner who is not busy; their turn comes again after the others'. */
  take(isBusy: (owner: Owner) => boolean): Item | undefined {
    for (const [owner, [item, ...rest]] of this.#waiting) {
      if (isBusy(owner)) continue;
      this.#waiting.delete(owner);
      if (rest.length > 0) this.#waiting.set(owner, rest);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }
}
