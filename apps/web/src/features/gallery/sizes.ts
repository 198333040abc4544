/**
 * How wide the first picture stands: half of a desk's page, all of it where it is the only one. The server
 * preloads it with the very same words (`gallerySizes` of its site feature); other words would load it twice.
 */
export const mainSizesOf = (count: number): string =>
  `(min-width: 720px) ${count === 1 ? 1200 : 600}px, 100vw`;

export const smallSizes = '(min-width: 720px) 300px, 100vw';
