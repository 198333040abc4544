/** The texts of the calendar, which is loaded when it is opened. */
export const dateRangeText = {
  hint: 'Válaszd ki az első, majd az utolsó napot!',
  clear: 'Törlés',
  done: 'Kész',
  next: () => 'Következő hónap',
  previous: () => 'Előző hónap',
  year: () => 'Év',
  month: () => 'Hónap',
} as const;
