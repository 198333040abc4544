/** The anchors of the parts that every kind of listing has; the form's index links to them. */
export const partIDs = {
  address: 'cim',
  description: 'leiras',
  identity: 'bemutatkozas',
  images: 'kepek',
  package: 'csomag',
  prices: 'arlista',
  timetable: 'nyitvatartas',
  videos: 'videok',
} as const;
