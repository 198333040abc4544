/** Texts of the searches by kind. */
export const text = { label: 'Keresés kategóriánként', submit: 'Keresés' } as const;
