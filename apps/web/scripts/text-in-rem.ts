import type { Plugin } from 'vite';

/** Pixels of the root at the browser's own setting, to which the sizes of the style sheets refer. */
const rootSize = 16;

/** The values of the properties that a text's size consists of. */
const textSizes = /(?<=[{;\s](?:font|font-size|line-height): )[^;}]+/g;

const toRem = (pixels: string) => `${Number(pixels) / rootSize}rem`;

/**
 * The sizes of texts, which the style sheets have in pixels, in units of the visitor's own text size (WCAG 1.4.4). What
 * is around a text stays in pixels, as does a text that fills the width of the window.
 */
export const putTextInRem = (css: string): string =>
  css.replaceAll(textSizes, (value) =>
    value.includes('vw') ? value : value.replaceAll(/(\d+(?:\.\d+)?)px/g, (_, pixels) => toRem(pixels)),
  );

export const textInRem = (): Plugin => ({
  name: 'piacter-text-in-rem',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.css$/ },
    handler: (code) => ({ code: putTextInRem(code), map: null }),
  },
});
