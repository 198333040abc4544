/** Hungarian texts of the recently seen listings. */
export const text = {
  title: 'Nemrég láttad',
  clear: 'Lista ürítése',
} as const;
