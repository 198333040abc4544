import { withArticle } from '@piacter/contracts/core/hungarian';
import { formatForints } from '../../core/formatting.ts';

/** What an advertiser reads about changes of several listings. */
export const deskText = {
  notOwn: 'Nincs ilyen hirdetésed. Nézd meg az azonosítóját!',
  priceChanged: (price: number | null) =>
    price === null
      ? 'Közben már nincs ára. Frissítsd a listát!'
      : `Az ára közben megváltozott, most ${formatForints(price)}. Frissítsd a listát!`,
  computedPrice: 'Ennek az ára az árlistájából adódik: ott változtasd meg, ha kell!',
  unknownField: (name: string) => `Ez a mező itt nem módosítható: ${name}. A hirdetés űrlapján nézd meg!`,
  wholeThousands: 'Az ár ezer forintra kerekítve adható meg. Írj ezresre végződő összeget!',
  done: 'Elvégeztük, amit lehetett.',
  csv: {
    id: 'Azonosító',
    ownReference: 'Saját azonosító',
    price: 'Ár (Ft)',
    title: 'Hirdetés',
    address: 'Cím',
    state: 'Állapot',
    views: 'Megtekintés, 30 nap',
    contacts: 'Elérhetőség, 30 nap',
    hearts: 'Kedvenc',
    daysLeft: 'Hátralévő napok',
    link: 'Link',
    hidden: 'elrejtve',
    noHead:
      'Az első sorban nincs „Azonosító” oszlop. Töltsd le a listádat, abban módosíts, és azt töltsd vissza!',
    nothingToChange: 'A fájlban nincs módosítható oszlop. Hagyd meg a letöltött lista oszlopainak a nevét!',
    twoHeads: (name: string) => `Ez az oszlop kétszer szerepel: ${name}. Hagyd meg az egyiket!`,
    tooLong: (limit: number) => `Egy fájlban legfeljebb ${limit} sor lehet. Mentsd több fájlba!`,
    unreadable: 'Ezt a fájlt nem tudtuk CSV-ként elolvasni. Táblázatkezelőből CSV-ként mentsd el!',
    openQuote: (line: number) =>
      `Egy idézőjelnek nincs párja: ${withArticle(line)}. sorban kezdődik. Javítsd, és töltsd fel újra!`,
    badID: 'Hibás vagy hiányzó azonosító. A letöltött listából másold ki!',
    repeated: 'Ez az azonosító már szerepelt a fájlban. Hagyd meg csak az egyik sort!',
    badNumber: (head: string, value: string) => `${head}: „${value}” nem egész szám. Javítsd a cellát!`,
    change: (head: string, before: string, after: string) => `${head}: ${before} → ${after}`,
    missing: '–',
  },
} as const;
