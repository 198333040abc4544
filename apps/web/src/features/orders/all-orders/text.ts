import type { AdminOrderSort, BuyerKind } from '@piacter/contracts/orders/values';

/** Hungarian texts of the admin's orders. */
export const text = {
  title: 'Rendelések',
  sub: 'Mindenki rendelése.',
  order: 'Rendezés',
  sorts: {
    newest: 'Legújabb elöl',
    oldest: 'Legrégebbi elöl',
    dearest: 'Legdrágább elöl',
    cheapest: 'Legolcsóbb elöl',
    state: 'Kifizetetlen elöl',
  } satisfies Record<AdminOrderSort, string>,
  tabs: 'Kik rendelték?',
  kinds: { firms: 'Cégek rendelései', people: 'Magánszemélyek rendelései' } satisfies Record<
    BuyerKind,
    string
  >,
  filters: {
    packageID: 'Csomag',
    anyPackage: 'Mindegyik',
    paymentState: 'Fizetés',
    anyPayment: 'Mindegyik',
    firmName: 'Cégnév',
    contactPerson: 'Kapcsolattartó',
    name: 'Név',
    days: 'Megrendelve',
  },
  orderedBetween: (from: string | undefined, to: string | undefined) =>
    `Megrendelve: ${from ?? ''} – ${to ?? ''}`,
  words: {
    count: (count: string) => `${count} rendelés`,
    empty: { title: 'Még nincs rendelés', hint: 'Amint valaki csomagot rendel, itt látod.' },
    nothing: 'Nincs ilyen rendelés',
  },
  noInvoices:
    'Nincs beállítva számlázó szolgáltatás: a kifizetett rendelésekről a CSV alapján állítsd ki a számlát!',
  csv: 'Letöltés CSV-ben',
  csvFile: (day: string) => `rendelesek-${day}.csv`,
  csvCut: (count: string) =>
    `Csak a legújabb sorok fértek bele, szám szerint: ${count}. Szűkítsd a napokat, ha a régebbiek is kellenek!`,
  list: 'Rendelések',
  columns: {
    package: 'Csomag',
    buyer: 'Vevő',
    created: 'Megrendelve',
    price: 'Ár',
    state: 'Állapot',
  },
  noName: 'Név nélkül',
  number: (id: number) => `Rendelésszám: ${id}`,
  taxNumber: (number: string) => `Adószám: ${number}`,
  contactPerson: (name: string) => `Kapcsolattartó: ${name}`,
  states: { active: 'aktív', queued: 'sorban áll', over: 'lejárt', off: 'nem aktív' },
  payments: {
    unpaid: 'nincs kifizetve',
    capturing: 'fizetés folyamatban',
    paid: 'kifizetve',
    refunded: 'visszatérítve',
  },
  invoiceFailed: 'a számla nem készült el',
  until: (day: string) => `utolsó nap: ${day}`,
  from: (day: string) => `kezdete: ${day}`,
  named: (packageName: string, buyer: string) => `${packageName}, ${buyer}`,
  activate: 'Aktiválás',
  deactivate: 'Kikapcsolás',
  edit: 'Szerkesztés',
  remove: 'Törlés',
  label: (action: string, what: string) => `${action}: ${what}`,
  activateQuestion: (what: string) => `Aktiválod ezt a rendelést: ${what}?`,
  activateUnpaid:
    'Még nincs kifizetve. A csomag azonnal életbe lép, vagy beáll a sorba az azonos típusú után.',
  activateDetail: 'A csomag azonnal életbe lép, vagy beáll a sorba az azonos típusú után.',
  deactivateQuestion: (what: string) => `Kikapcsolod ezt a rendelést: ${what}?`,
  deactivateDetail:
    'A csomag hatása azonnal megszűnik, a jelvény is lekerül a hirdetésről. Ha áll mögötte másik a sorban, az most elindul. A pénzt ez nem fizeti vissza.',
  removeQuestion: (what: string) => `Biztosan törlöd ezt a rendelést: ${what}?`,
  removeDetail:
    'A csomag hatása azonnal megszűnik. A befizetés a könyvelésben megmarad. Nem lehet visszavonni.',

  editTitle: 'Rendelés szerkesztése',
  editSub: (packageName: string, price: string, day: string) =>
    `${packageName}, ${price}, megrendelve: ${day}`,
  buyer: 'A vevő oldala',
  listing: 'A hirdetés, amelyikre szól',
  data: 'A rendelés adatai',
  dataSub: 'Itt csak ennek a rendelésnek az adatai változnak, a vevő profilja nem.',
  sections: { buyer: 'Vevő', contact: 'Elérhetőség', shipping: 'Szállítási cím' },
  shippingSub: 'Csak a postán küldött termékhez kell.',
  fields: {
    buyerName: 'Név',
    firmName: 'Cégnév',
    taxNumber: 'Adószám',
    contactPerson: 'Kapcsolattartó',
    contactEmail: 'E-mail-cím',
    mobile: 'Mobiltelefon',
    tel: 'Vezetékes telefon',
    countryCode: 'Ország',
    shippingPostalCode: 'Irányítószám',
    city: 'Település',
    state: 'Vármegye vagy régió',
    address_line1: 'Utca, házszám',
    address_line2: 'Emelet, ajtó',
  },
} as const;
