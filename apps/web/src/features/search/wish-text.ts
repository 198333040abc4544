/** Hungarian texts of the words that a free text leaves over. */
export const text = {
  /** Of several words all are looked for. */
  wishFound: (wish: string, found: number, total: number) => {
    if (found === 0)
      return /\s/.test(wish) ? `Egyikben sincs meg minden szó: ${wish}.` : `Egyikben sem szerepel: ${wish}.`;
    return found >= total ? `Mindegyikben szerepel: ${wish}.` : `${found} hirdetésben szerepel: ${wish}.`;
  },
  /** A time of the week, of which the timetables say more than the texts. */
  wishOpen: (wish: string, found: number) => `Nyitvatartása szerint ekkor elérhető (${wish}): ${found}.`,
  onlyWished: 'Csak ezeket mutasd',
} as const;
