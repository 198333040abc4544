/** A number for the request body; null for an empty field. */
export const toNumber = (value: number | ''): number | null => (value === '' ? null : value);

/** A yes/no answer for the request body; null while unanswered. */
export const toAnswer = (value: string): 0 | 1 | null => (value === '' ? null : value === '1' ? 1 : 0);
