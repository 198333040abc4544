/** The map's Hungarian texts. */
export const text = {
  label: (place: string) => `Térkép: ${place}. A nyilakkal mozgatható, a + és − billentyűvel nagyítható.`,
  zoomIn: 'Nagyítás',
  zoomOut: 'Kicsinyítés',
  /** GeoNames requires this wherever its positions are shown. */
  attribution: 'Településadatok: GeoNames (CC BY 4.0)',
  approximate: 'A jelölés a megadott cím hozzávetőleges helye.',
} as const;
