/** Messages after changes of pictures, of listings and of requests. */
export const imageMessages = {
  uploaded: (count: number) => (count === 1 ? 'A kép feltöltése sikerült.' : 'A képek feltöltése sikerült.'),
  deleted: 'A képet töröltük.',
} as const;
