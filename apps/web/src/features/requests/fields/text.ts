/** Hungarian texts of the fields that only requests and offers have. */
export const text = {
  timeUnit: 'Mértékegység',
  regions: {
    add: (label: string) => `Hozzáadás: ${label.toLocaleLowerCase('hu')}`,
    selected: (label: string) => `${label}: amit hozzáadtál`,
    noCountry: 'Előbb válassz országot!',
  },
} as const;
