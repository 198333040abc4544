/** Hungarian texts of what one's watches have found. */
export const text = {
  title: 'Új a figyeléseidben',
  new: 'új',
} as const;
