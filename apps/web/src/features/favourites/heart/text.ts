/** Hungarian texts of the heart. */
export const text = {
  keep: 'Kedvenc',
  label: (title: string) => `Kedvenc: ${title}`,
} as const;
