/** What an address names is an id; anything else is not worth asking the server about. */
export const isID = (part: string): boolean => /^[1-9]\d{0,9}$/.test(part);
