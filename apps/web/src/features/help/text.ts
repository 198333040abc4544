/** Texts around the help; the help itself is in help-topics.ts. */
export const text = {
  title: 'Tudástár',
  intro: 'Így használd a Piacteret: rövid útmutatók a regisztrációtól az ajánlatokig.',
  contents: 'Tartalom',
  print: 'Nyomtatás',
} as const;
