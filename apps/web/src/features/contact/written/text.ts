/** Hungarian texts of a message that was sent before. */
export const text = {
  today: (time: string) => `Ma ${time}-kor írtál neki.`,
  earlier: (day: string, time: string) => `${day} ${time}-kor írtál neki.`,
  /** On the card of the listing. */
  mark: 'Írtál neki',
  hint: 'Ha kell, írhatsz újra. Ezt csak ebben a böngészőben látod.',
  again: 'Írok neki újra',
} as const;
