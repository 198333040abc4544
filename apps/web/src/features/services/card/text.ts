/** Hungarian texts of a service's summary. */
export const text = {
  callOutFee: (fee: string) => `Kiszállás: ${fee}`,
  openUntil: (time: string) => `Nyitva ${time}-ig`,
  call: (phone: string) => `Hívás: ${phone}`,
  more: (count: number) => `és még ${count}`,
} as const;
