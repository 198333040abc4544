/** The bits of the chosen entries as a decimal text: beyond 53 bits a JavaScript number is not exact. */
export const bitMask = (bits: readonly number[]): string =>
  bits.reduce((mask, bit) => mask | (1n << BigInt(bit)), 0n).toString();
