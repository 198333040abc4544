/** Hungarian texts of shown videos. */
export const text = {
  play: (place: number) => `${place}. videó lejátszása`,
  title: (place: number) => `${place}. videó`,
  note: 'A lejátszással a YouTube tölt be, és sütiket helyezhet el.',
} as const;
