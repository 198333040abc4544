/** Hungarian texts of an accommodation's summary. */
export const text = {
  perPersonAndNight: 'Ft/fő/éj',
  people: (people: string) => `${people} fő`,
  pets: 'Kisállat hozható',
  total: (nights: number, guests: number, price: string) => `${nights} éj, ${guests} fő: ${price}`,
} as const;
