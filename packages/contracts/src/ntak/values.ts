/** What an admin found in the public register: the accommodation, nothing, or the number with other data. */
export const ntakResults = ['found', 'missing', 'different'] as const;
export type NtakResult = (typeof ntakResults)[number];

/** How many accommodations are drawn each month. */
export const ntakChecksPerMonth = 20;

/** How many numbers that stand in several ads are listed. */
export const maxNtakDuplicates = 100;
