/** Hungarian texts of the pages of mailed links. */
export const text = {
  confirm: {
    title: 'Figyelés megerősítése',
    hint: 'Egy kattintás, és írunk, amikor új hirdetés illik a keresésedre.',
    action: 'Megerősítem',
  },
  leave: {
    title: 'Figyelés lemondása',
    hint: 'Egy kattintás, és erről a keresésről nem küldünk több levelet.',
    action: 'Nem kérek több levelet',
  },
  open: 'Keresés megnyitása',
  home: 'Vissza a főoldalra',
} as const;
