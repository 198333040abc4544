/** The gallery's Hungarian texts. */
export const text = {
  label: 'Képek',
  count: (count: number) => `${count} kép`,
  openAll: (count: number) => `Mind a ${count} kép megnyitása`,
  open: (place: number, count: number) => `${place}. kép a ${count} közül, megnyitás nagyban`,
  picture: (place: number, count: number) => `${place}. kép a ${count} közül`,
  place: (place: number, count: number) => `${place}/${count}`,
  previous: 'Előző kép',
  next: 'Következő kép',
  close: 'Bezárás',
  lightbox: 'Képek nagyban',
} as const;
