/** Hungarian texts of the question where the visitor is. */
export const text = {
  lost: 'Nem látjuk, hol vagy. Engedélyezd a böngészőben, vagy írd be a települést!',
} as const;
