/** Hungarian text of the button that follows a search. */
export const text = { follow: 'Értesítés' } as const;
