/** Hungarian texts of a request's pictures. */
export const text = {
  pictures: 'A kéréshez tartozó képek',
  picture: (index: number, count: number) => `${index}. kép, összesen ${count}`,
} as const;
