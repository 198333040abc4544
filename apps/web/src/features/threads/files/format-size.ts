const decimal = new Intl.NumberFormat('hu-HU', { maximumFractionDigits: 1 });
const kilobyte = 1024;

/** The size of a file: '350 kB', '1,4 MB'. */
export const formatSize = (bytes: number): string =>
  bytes < kilobyte ** 2
    ? `${Math.max(1, Math.round(bytes / kilobyte))}\u00a0kB`
    : `${decimal.format(bytes / kilobyte ** 2)}\u00a0MB`;
