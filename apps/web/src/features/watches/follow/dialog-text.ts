/** Hungarian texts of the form that follows a search, which is loaded when it opens. */
export const text = {
  title: 'Figyelem ezt a keresést',
  about: (parts: string) => `Ezt figyeljük: ${parts}.`,
  intro: {
    listings: 'E-mailben írunk, amikor új hirdetés illik a keresésedre. Bármikor lemondhatod, a levélből is.',
    requests:
      'E-mailben írunk, amikor új ajánlatkérés illik a keresésedre. Bármikor lemondhatod, a levélből is.',
  },
  email: 'E-mail-cím',
  emailHint: 'Küldünk rá egy linket, azzal erősítsd meg.',
  send: 'Kérem az értesítést',
  sending: 'Küldés…',
  narrow: {
    title: 'Figyelés szűkítése',
    intro: (name: string) =>
      `Eddig ezt figyeltük: ${name}. Ha cseréled, ezentúl csak a most látható keresésről írunk.`,
    replace: 'Erre cserélem',
    another: 'Inkább új figyelést kérek',
    done: 'Szűkítettük a figyelést',
  },
  done: { started: 'Figyeljük a keresésedet', toConfirm: 'Már csak meg kell erősítened' },
} as const;
