/** Days for which a draft is kept after it was last changed. */
export const draftDays = 30;

/** Maximum length of a draft's values as JSON, in characters. */
export const maxDraftLength = 50_000;

/** In place of a listing's id: the form that creates one. */
export const newListing = 'new';
