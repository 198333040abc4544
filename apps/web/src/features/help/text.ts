/** Texts of the help page; its content is in help-topics.ts. */
export const text = {
  title: 'Tudástár',
  intro: 'Így használd a Piacteret: rövid útmutatók a regisztrációtól az ajánlatokig.',
  contents: 'Tartalom',
  print: 'Nyomtatás',
  search: 'Mit keresel a tudástárban?',
  found: (count: number) =>
    count === 0
      ? 'Egyik témában sincs benne minden, amit írtál. Próbáld meg kevesebb vagy más szóval!'
      : `${count} témában van benne, amit keresel.`,
  all: 'Minden téma',
} as const;
