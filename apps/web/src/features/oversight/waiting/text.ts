/** What the numbers in the admin's menu count. */
export const text = {
  reports: 'vár döntésre',
  mails: 'levelet nem sikerült elküldeni',
  refunds: 'visszatérítés nem sikerült',
  /** On the page to which the login leads. */
  names: { reports: 'Bejelentések', mails: 'El nem küldött levelek', refunds: 'Sikertelen visszatérítések' },
  line: (name: string, count: number) => `${name}: ${count}`,
  nothing: 'Most semmi sem vár rád.',
  overview: 'Áttekintés',
} as const;
