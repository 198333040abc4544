/** Hungarian texts of a service in a few words. */
export const text = {
  more: (count: number) => `és még ${count}`,
} as const;
