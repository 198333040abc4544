/** Hungarian texts of what package a listing has. */
export const text = {
  name: { 4: 'PRO csomag', 2: 'Kiemelt csomag' },
  none: 'Nincs csomagja',
  left: (days: number) => (days === 0 ? 'ma jár le' : `még ${days} nap`),
  used: (left: number, all: number) => `${left} nap a ${all} napból`,
  until: (day: string) => `${day.replace(/\.$/, '')}-ig.`,
  queued: (day: string) => `Utána újabb indul, ${day.replace(/\.$/, '')}-ig.`,
  pictures: (count: number, limit: number) => `${count} / ${limit} kép.`,
  onePicture: '1 képet mutathat.',
  withPro: 'PRO csomaggal 20-at, és videót is.',
} as const;
