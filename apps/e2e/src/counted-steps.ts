/** Counts what somebody does: every tap, every field that is filled in, every choice. */
export function countSteps() {
  let count = 0;
  return {
    /** One of them. */
    async step(action: Promise<unknown>): Promise<void> {
      count += 1;
      await action;
    },
    getCount: () => count,
  };
}
