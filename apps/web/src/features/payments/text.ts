import { text as shared } from '../../ui/text.ts';

/** Hungarian texts of paying for an order. */
export const text = {
  title: 'Fizetés',
  orderNumber: (orderID: number) => `${orderID}. számú rendelés`,
  loading: 'A rendelésed betöltése…',
  failed: 'A rendelésedet most nem sikerült betölteni.',
  retry: shared.retry,
  toPurchases: 'Csomagvásárlások megnyitása',

  summary: {
    listing: 'Hirdetés',
    duration: 'Időtartam',
    amount: 'Mennyiség',
    ordered: 'Megrendelve',
    shipping: 'Szállítási cím',
    inDays: (days: string) => `${days}, az indulásától számítva`,
    toPay: 'Fizetendő',
    paid: 'Kifizetve',
    price: 'A csomag ára',
    priceChanged: (now: string, kept: string) =>
      `A csomag ára a rendelésed óta megváltozott, most ${now}. Te a megrendeléskori árat fizeted: ${kept}.`,
  },

  script: {
    loading: 'A fizetési lehetőségek betöltése…',
    slow: 'A fizetési lehetőségek a szokásosnál lassabban töltődnek be. Várj még egy kicsit, vagy próbáld újra!',
    failed: {
      title: 'A fizetési lehetőségek nem töltődtek be.',
      detail:
        'Lehet, hogy megszakadt a kapcsolatod, vagy a böngésződ letiltja a PayPalt. Nem fizettél semmit, a rendelésed megmaradt.',
    },
    ineligible: {
      title: 'Itt most nem kínál fizetési lehetőséget a PayPal.',
      detail:
        'Próbáld meg egy másik böngészőben vagy eszközön: a rendelésed megmarad a csomagvásárlásaid között.',
    },
    buttons: 'Fizetési lehetőségek',
  },
  off: {
    title: 'Az online fizetés most nem elérhető.',
    detail:
      'A rendelésed megmaradt, a csomagvásárlásaid között megtalálod, és később is kifizetheted. Ha sürgős, írj nekünk a rendelésed számával; az elérhetőségünket itt találod:',
    terms: 'általános szerződési feltételek',
  },
  next: {
    listing:
      'A fizetés után a csomag azonnal életbe lép (ha már van ilyen a hirdetéseden, annak a lejárta után), és e-mailben is megerősítjük.',
    user: 'A fizetés után a csomagod azonnal életbe lép (ha már van ilyened, annak a lejárta után), és e-mailben is megerősítjük.',
    offers: 'A fizetés után azonnal küldhetsz ajánlatokat, és a fizetést e-mailben is megerősítjük.',
    byPost: 'A fizetés után postára adjuk a terméket, és a fizetést e-mailben is megerősítjük.',
    service: 'A fizetés után felvesszük veled a kapcsolatot, és a fizetést e-mailben is megerősítjük.',
  },
  receipt: {
    order: 'Rendelés száma',
    package: 'Csomag',
    state: 'Állapot',
    states: {
      unpaid: 'PayPallal nincs kifizetve',
      capturing: 'fizetés folyamatban',
      paid: 'kifizetve',
      refunded: 'visszatérítve',
    },
    paidAt: 'Fizetve',
    captureID: 'A PayPal tranzakciószáma',
    seller: 'Eladó',
    sellerInTerms: 'Az általános szerződési feltételekben találod',
    buyer: 'Vevő',
    noBuyer: 'A számlázási adatokat a fizetésnél adod meg',
    net: 'Nettó ár',
    vat: 'Áfa',
    vatOf: (percent: number) => `Áfa (${percent}%)`,
    exempt: 'alanyi adómentes (AAM)',
    gross: 'Bruttó ár',
    confirmation: 'Fizetési igazolás',
    details: 'A rendelés adatai',
    notInvoice: 'Ez az igazolás nem számla.',
    notPaid: 'Ezt a rendelést PayPallal még nem fizetted ki.',
    startedUnpaid: 'Ezt a csomagot PayPal-fizetés nélkül indítottuk el, nincs vele teendőd.',
    question: 'Kérdésed van a fizetésről vagy a számláról? Írj ide:',
    print: 'Nyomtatás',
    terms: 'Szerződési feltételek',
    includesVat: (percent: number, vat: string) => `Az ár bruttó, benne ${percent}% áfa: ${vat}.`,
    exemptPrice: 'Az ár áfamentes (AAM).',
    soldBy: (name: string) => `Eladó: ${name.replace(/\.$/, '')}.`,
    termsBefore: 'A vásárlásra ezek érvényesek:',
  },
  safe: 'A kártyád adatait a PayPal kezeli, mi nem látjuk és nem is tároljuk őket.',

  confirming: {
    title: 'Feldolgozzuk a fizetésedet…',
    detail: 'Ez néhány másodperc. Kérjük, addig ne zárd be ezt az oldalt!',
  },
  waiting: {
    title: 'A fizetésedet még feldolgozzuk',
    detail:
      'Most nincs teendőd, és ne fizess még egyszer. Amint megérkezik az eredmény, a csomagod életbe lép, és e-mailt is küldünk. Az oldal magától továbbvisz, de nyugodtan el is mehetsz innen.',
    again: 'Megnézem, hol tart',
  },
  paid: {
    title: 'Ezt a rendelést már kifizetted',
    detail: 'Nincs vele több teendőd. A csomagjaidat a csomagvásárlásaid között látod.',
  },
  active: {
    title: 'Ez a csomag már aktív',
    detail: 'Fizetned sem kell érte. A csomagjaidat a csomagvásárlásaid között látod.',
  },
  refunded: {
    title: 'Ennek a rendelésnek az árát visszatérítettük',
    detail: 'Kifizetni már nem lehet. Ha újra szeretnéd ezt a csomagot, rendeld meg még egyszer!',
  },
  free: {
    title: 'Ezért a csomagért nem kell fizetned',
    detail: 'A rendelésed megérkezett hozzánk, a csomagot mi kapcsoljuk be.',
  },
  listingGone: {
    title: 'A hirdetés, amelyre ez a csomag szól, már nem érhető el',
    detail: 'Ezért a rendelést nem kell kifizetned, és nem is lehet. A csomagvásárlásaid között törölheted.',
  },
  deleted: {
    title: 'Ez a rendelés közben törlődött',
    detail: 'Nem vontunk le pénzt. Ha mégis szeretnéd a csomagot, rendeld meg újra!',
  },

  cancelled: {
    title: 'Nem fizettél.',
    detail: 'A rendelésed megmaradt, innen bármikor folytathatod.',
  },
  notTaken: 'Nem vontunk le pénzt, és a rendelésed is megmaradt.',
  declinedLater: 'A fizetésed végül nem sikerült.',
  tryOtherWay: 'Nem vontunk le pénzt, és a rendelésed is megmaradt: próbáld meg más módon!',
  mismatch:
    'A fizetést ezért nem fogadtuk el, a csomag nem lépett életbe. Indítsd újra itt, a gombbal! Ha mégis levontak tőled pénzt, írj nekünk a rendelésed számával: az elérhetőségünk az általános szerződési feltételekben van.',
  broken: {
    title: 'A fizetési ablak hibát jelzett.',
    detail:
      'A rendelésed megmaradt: próbáld újra, vagy válassz más fizetési módot! Kétszer akkor sem vonjuk le az árát, ha az előző mégis átment.',
  },
  unreachable: 'Nem értük el a szervert, a fizetés el sem indult. Próbáld újra!',
  signedOut: {
    text: 'A fizetéshez jelentkezz be újra.',
    detail: 'A rendelésed megmaradt, bejelentkezés után itt folytathatod.',
  },
} as const;
