/** Hungarian texts of the button that reports a listing. */
export const text = { report: 'Hirdetés bejelentése' } as const;
