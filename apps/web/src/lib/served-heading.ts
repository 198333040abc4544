/**
 * The name of the heading of a page of results among what the server embeds, as it is written in its title. Not beside what
 * needs React, which the server's pages do without.
 */
export const servedHeading = 'heading';
