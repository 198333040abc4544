/** What the numbers in the admin's menu count. */
export const text = {
  reports: 'vár döntésre',
  mails: 'levelet nem sikerült elküldeni',
  refunds: 'visszatérítés nem sikerült',
} as const;
