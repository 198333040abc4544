/** Hungarian texts of a message that was sent before. */
export const text = {
  today: (time: string) => `Írtál neki ma ${time}-kor.`,
  earlier: (day: string, time: string) => `Írtál neki: ${day} ${time}.`,
  /** On the card of the listing. */
  mark: 'Írtál neki',
  hint: 'Ha kell, írhatsz újra. Ezt csak ez a böngésző jegyezte meg.',
  again: 'Írok neki újra',
} as const;
