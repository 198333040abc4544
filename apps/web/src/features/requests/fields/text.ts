/** Hungarian texts of the form fields of requests and offers. */
export const text = {
  timeUnit: 'Mértékegység',
  atMost: (duration: string) => `Legfeljebb ${duration}`,
  regions: {
    add: (label: string) => `Hozzáadás: ${label.toLocaleLowerCase('hu')}`,
    selected: (label: string) => `${label}: amit hozzáadtál`,
  },
} as const;
