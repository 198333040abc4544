/**
 * How wide the first picture stands. The server preloads it with the very same words (`gallerySizes` of its
 * site feature); other words would load it twice.
 */
export const mainSizes = '(min-width: 720px) 600px, 100vw';
export const smallSizes = '(min-width: 720px) 300px, 100vw';
