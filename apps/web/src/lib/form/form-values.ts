/** A number for the server: null where none is given. */
export const toNumber = (value: number | ''): number | null => (value === '' ? null : value);

/** A box for the server. */
export const toFlag = (isTicked: boolean): 0 | 1 => (isTicked ? 1 : 0);

/** The answer to a yes/no question for the server: null while there is none. */
export const toAnswer = (value: string): 0 | 1 | null => (value === '' ? null : value === '1' ? 1 : 0);
