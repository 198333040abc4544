/** Hungarian texts of the pages of mailed links. */
export const text = {
  confirm: {
    title: 'Értesítés megerősítése',
    hint: 'Egy kattintás, és írunk, amikor új találat van a keresésedben.',
    action: 'Megerősítem',
  },
  leave: {
    title: 'Értesítés lemondása',
    hint: 'Egy kattintás, és erről a keresésről nem küldünk több levelet.',
    action: 'Nem kérek több levelet',
  },
  open: 'Keresés megnyitása',
  home: 'Vissza a főoldalra',
} as const;
