/** Messages after changes of pictures, of listings and of requests. */
export const imageMessages = {
  uploaded: (count: number) => (count === 1 ? 'A kép feltöltése sikerült.' : 'A képek feltöltése sikerült.'),
  sorted: 'A képek sorrendjét elmentettük.',
  deleted: 'A képet töröltük.',
} as const;
