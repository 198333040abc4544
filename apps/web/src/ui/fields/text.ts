/** Hungarian texts of fields. */
export const text = {
  cut: (count: string) => `A vége (${count} karakter) nem fért bele.`,
  characters: (count: number, max: number) => `${count} / ${max} karakter`,
} as const;
