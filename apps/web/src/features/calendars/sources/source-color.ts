/** The colour of an imported calendar, in the list and in the calendar, by its `color` (0 to 4). */
export const sourceColor = (color: number): string => `var(--c${color + 1})`;
