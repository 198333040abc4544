/** Maximum lengths of a page's metadata, in characters. */
export const seoLimits = { title: 200, description: 500, keyword: 60 } as const;

/** Maximum number of keywords of a page. */
export const keywordLimit = 20;

/**
 * Lengths, in characters, up to which search engines usually show a title and a description in full. Longer texts are
 * allowed; they are cut in the results.
 */
export const visibleLengths = { title: 60, description: 160 } as const;

/** The recommended size of a shared link's picture, in pixels. */
export const ogImageSize = { width: 1200, height: 630 } as const;
