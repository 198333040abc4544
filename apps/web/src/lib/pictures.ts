/** The widths in pixels in which the server stores a picture; the address it gives is that of the largest. */
export const pictureWidths = [320, 800, 1600] as const;

type Width = (typeof pictureWidths)[number];

const largest = /-1600(\.webp)$/;

/**
 * The address of a smaller size. The one rule: a stored picture's address ends in `-1600.webp`, the others
 * in `-800.webp` and `-320.webp`. Any other address (an emulated or foreign picture) has one size only.
 */
export const pictureAt = (address: string, width: Width): string => address.replace(largest, `-${width}$1`);

/** What `<img srcset>` takes; undefined for an address that has one size only. */
export const pictureSet = (address: string): string | undefined =>
  largest.test(address)
    ? pictureWidths.map((width) => `${pictureAt(address, width)} ${width}w`).join(', ')
    : undefined;
