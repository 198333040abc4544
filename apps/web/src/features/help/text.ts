/** Texts of the help page; its content is in help-topics.ts. */
export const text = {
  title: 'Tudástár',
  intro: 'Így használd a Piacteret: rövid útmutatók a regisztrációtól az ajánlatokig.',
  contents: 'Tartalom',
  print: 'Nyomtatás',
} as const;
