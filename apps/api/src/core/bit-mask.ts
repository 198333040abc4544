/** The mask of the selected bits as a decimal string: a JavaScript number is exact up to 53 bits only. */
export const encodeMask = (bits: readonly number[]): string =>
  bits.reduce((mask, bit) => mask | (1n << BigInt(bit)), 0n).toString();

/** The entries whose bits are set in a mask (a decimal string), in the order of the list. */
export function decodeMask<Entry extends { bit: number }>(entries: readonly Entry[], mask: string): Entry[] {
  const bits = BigInt(mask);
  return entries.filter(({ bit }) => (bits >> BigInt(bit)) & 1n);
}
