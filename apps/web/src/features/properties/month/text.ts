/** Hungarian texts of the prices on the monthly page of a property. */
export const text = {
  title: 'Az ár',
  comparison: (place: string) => `Négyzetméterár a környéken (${place})`,
  own: 'A hirdetésedé',
  median: (sample: string) => `A középső ár, ${sample} hasonló hirdetésből`,
  unit: 'Ft/m²',
  changes: 'Árváltozások',
} as const;
