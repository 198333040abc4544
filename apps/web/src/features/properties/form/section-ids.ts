/** The anchors of the form's sections; the index links to them. */
export const sectionIDs = {
  address: 'cim',
  price: 'ar',
  area: 'terulet',
  equipment: 'felszereltseg',
  features: 'jellemzok',
  locations: 'kornyek',
  description: 'leiras',
  images: 'kepek',
  videos: 'videok',
} as const;
