/** Hungarian texts of orders that wait for their payment. */
export const text = {
  waits: (order: string, price: string) => `Fizetésre vár: ${order}, ${price}.`,
  pay: 'Kifizetem',
  payLabel: (order: string) => `Kifizetem: ${order}`,
  or: ', vagy ',
  remove: 'törlöm a csomagvásárlásaim között',
} as const;
