/** Hungarian texts of invoices and refunds. */
export const text = {
  title: 'Fizetés és számla',
  kinds: { invoice: 'Számla', cancellation: 'Sztornószámla' },
  states: { due: 'hamarosan elkészül', issued: 'elkészült', failed: 'nem készült el', void: 'nem kell' },
  waitsForData: 'a számlázási adatokra vár',
  none: 'Ehhez a rendeléshez nem készült számla.',
  separately: 'A számlát külön küldjük el.',
  off: 'Nincs beállítva számlázó szolgáltatás, ezért nem készül számla: állítsd ki külön!',
  download: 'Letöltés',
  downloadLabel: (kind: string, number: string) => `Letöltés: ${kind}, ${number}`,
  retry: 'Újra kiállítom',
  paidAt: 'Fizetve',
  refundTitle: 'Visszatérítés',
  refund: 'Visszatérítem az árát',
  refundIntro: (name: string, price: string) =>
    `${name}, ${price}. A teljes összeg a PayPalon át megy vissza a vevőnek. A csomag azonnal véget ér, a számlát sztornózzuk. Nem lehet visszavonni.`,
  reason: 'Miért téríted vissza?',
  reasonHint: 'A vevő is megkapja, e-mailben.',
  refundStates: {
    due: 'A visszatérítés folyamatban van, a PayPal válaszára várunk.',
    done: 'Az árát visszatérítettük.',
    failed:
      'A PayPal nem engedte visszatéríteni. Nézd meg a PayPal oldalán, mi az akadálya, majd próbáld újra!',
  },
} as const;
