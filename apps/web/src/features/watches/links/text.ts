/** Hungarian texts of the pages of mailed links. */
export const text = {
  confirm: {
    title: 'Figyelés megerősítése',
    hint: 'Egy kattintás, és írunk, amikor új hirdetés illik a keresésedre.',
    action: 'Megerősítem',
    /** At a further click. */
    before: 'Ezt a figyelést már megerősítetted: írunk, amikor új találat van.',
  },
  unsubscribe: {
    title: 'Figyelés lemondása',
    hint: 'Egy kattintás, és erről a keresésről nem küldünk több levelet.',
    action: 'Nem kérek több levelet',
  },
  adjust: {
    title: 'Figyelés beállítása',
    loading: 'A figyelés betöltése…',
    narrowHint:
      'A „Szűkítem” gombbal megnyílik a keresés. Állítsd be a szűrőket, aztán nyomd meg az „Értesítés” gombot!',
    byItself: 'Az ajánlatkérésed vagy a hirdetéseid alapján figyeljük, ezért szűkíteni azokon lehet.',
  },
  open: 'Keresés megnyitása',
  home: 'Vissza a főoldalra',
} as const;
