/** Hungarian texts of a service's summary. */
export const text = {
  more: (count: number) => `és még ${count}`,
} as const;
