const anyYear = 2000;

const longMonth = new Intl.DateTimeFormat('hu-HU', { month: 'long', timeZone: 'UTC' });

/** 'január' for 1. */
export const monthName = (month: number): string =>
  longMonth.format(new Date(Date.UTC(anyYear, month - 1, 1)));

export const months: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);
