/** The bits of the chosen entries as a decimal text: beyond 53 bits a JavaScript number is not exact. */
export const encodeMask = (bits: readonly number[]): string =>
  bits.reduce((mask, bit) => mask | (1n << BigInt(bit)), 0n).toString();

/** The entries of a list whose bits a mask has, in the order of the list; the mask as a decimal text. */
export function decodeMask<Entry extends { bit: number }>(entries: readonly Entry[], mask: string): Entry[] {
  const bits = BigInt(mask);
  return entries.filter(({ bit }) => (bits >> BigInt(bit)) & 1n);
}
