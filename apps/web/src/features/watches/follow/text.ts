/** Hungarian texts of the button that follows a search. */
export const text = {
  follow: 'Értesítést kérek',
  title: 'Figyelem ezt a keresést',
  intro:
    'E-mailben írunk, amikor új találat illik a keresésedre. Bármikor leiratkozhatsz, a levél linkjével is.',
  email: 'E-mail-cím',
  emailHint: 'Küldünk rá egy linket, azzal erősítsd meg.',
  send: 'Figyelem',
  sending: 'Küldés…',
  doneTitle: 'Figyelem ezt a keresést',
} as const;
