import { dayMs } from '@piacter/contracts/core/days';
import { packageTypes } from '@piacter/contracts/packages/values';
import type { Kysely } from 'kysely';
import type { DB } from '../../types.ts';

/** Prices in forints from two start dates on. */
interface Offer {
  packageName: string;
  packageType: number;
  packageDesc: string;
  quantity: number;
  unitName: string;
  baseUnit: string;
  price: number;
  earlierPrice: number;
}

const days = { unitName: 'nap', baseUnit: 'nap' };
const pieces = { unitName: 'db', baseUnit: 'darab' };
const kiemelt =
  'A hirdetésed a találatok elején, kerettel jelenik meg, és a főoldal váltakozó hirdetései közé is bekerül.';
const pro =
  'A hirdetésed a Kiemeltek előtt, PRO jelvénnyel jelenik meg, és a főoldal váltakozó hirdetései közé is bekerül. Ingatlanhoz 20 kép és 5 videó is jár.';
const offers = 'Annyi ajánlatot küldhetsz, ahányra a csomag szól. Amit nem használtál el, nem jár le.';
const contacts =
  'A csomag idejére látod az ajánlatkérők elérhetőségét, és közvetlenül felveheted velük a kapcsolatot.';
const social =
  'Minden hirdetésed oldalán megjelennek a közösségi oldalaid linkjei: YouTube, Facebook, Instagram, X, LinkedIn, TikTok.';

/** The packages on sale; every package type has at least one. */
const packageOffers: readonly Offer[] = [
  {
    packageName: 'Hirdetésszöveg-írás',
    packageType: 1,
    packageDesc: 'Megírjuk a hirdetésed szövegét az adataid és a képeid alapján, két munkanapon belül.',
    quantity: 1,
    ...pieces,
    price: 6900,
    earlierPrice: 5900,
  },
  {
    packageName: 'Kiemelt 7 nap',
    packageType: packageTypes.kiemelt,
    packageDesc: kiemelt,
    quantity: 7,
    ...days,
    price: 1990,
    earlierPrice: 1690,
  },
  {
    packageName: 'Kiemelt 30 nap',
    packageType: packageTypes.kiemelt,
    packageDesc: kiemelt,
    quantity: 30,
    ...days,
    price: 5990,
    earlierPrice: 4990,
  },
  {
    packageName: 'Kiemelt 90 nap',
    packageType: packageTypes.kiemelt,
    packageDesc: kiemelt,
    quantity: 90,
    ...days,
    price: 14_990,
    earlierPrice: 12_990,
  },
  {
    packageName: 'Fotózás a helyszínen',
    packageType: 3,
    packageDesc: 'Fotósunk kimegy a címre, és 15 szerkesztett, fekvő képet készít a hirdetésedhez.',
    quantity: 1,
    ...pieces,
    price: 24_900,
    earlierPrice: 22_900,
  },
  {
    packageName: 'PRO 30 nap',
    packageType: packageTypes.pro,
    packageDesc: pro,
    quantity: 30,
    ...days,
    price: 9990,
    earlierPrice: 8990,
  },
  {
    packageName: 'PRO 90 nap',
    packageType: packageTypes.pro,
    packageDesc: pro,
    quantity: 90,
    ...days,
    price: 24_990,
    earlierPrice: 21_990,
  },
  {
    packageName: 'Hirdetés áttekintése',
    packageType: 5,
    packageDesc: 'Átnézzük a hirdetésedet, és javaslatot adunk az árra, a szövegre és a képekre.',
    quantity: 1,
    ...pieces,
    price: 3900,
    earlierPrice: 3500,
  },
  {
    packageName: 'Hirdetőtábla',
    packageType: packageTypes.physicalProduct,
    packageDesc: 'Időjárásálló, 60×40 cm-es tábla a telefonszámoddal, postán küldjük.',
    quantity: 1,
    ...pieces,
    price: 7490,
    earlierPrice: 6990,
  },
  {
    packageName: '10 ajánlat',
    packageType: packageTypes.offers,
    packageDesc: offers,
    quantity: 10,
    ...pieces,
    price: 3990,
    earlierPrice: 3490,
  },
  {
    packageName: '50 ajánlat',
    packageType: packageTypes.offers,
    packageDesc: offers,
    quantity: 50,
    ...pieces,
    price: 14_990,
    earlierPrice: 12_990,
  },
  {
    packageName: 'Elérhetőségek 30 nap',
    packageType: packageTypes.contactData,
    packageDesc: contacts,
    quantity: 30,
    ...days,
    price: 4990,
    earlierPrice: 4490,
  },
  {
    packageName: 'Elérhetőségek 180 nap',
    packageType: packageTypes.contactData,
    packageDesc: contacts,
    quantity: 180,
    ...days,
    price: 19_990,
    earlierPrice: 17_990,
  },
  {
    packageName: 'Segítség a feltöltésben',
    packageType: 9,
    packageDesc: 'Telefonon végigvezetünk a hirdetés feltöltésén, vagy feltöltjük helyetted.',
    quantity: 1,
    ...pieces,
    price: 4500,
    earlierPrice: 3900,
  },
  {
    packageName: 'Közösségi média 30 nap',
    packageType: packageTypes.socialMedia,
    packageDesc: social,
    quantity: 30,
    ...days,
    price: 1490,
    earlierPrice: 1290,
  },
  {
    packageName: 'Közösségi média 365 nap',
    packageType: packageTypes.socialMediaPlus,
    packageDesc: social,
    quantity: 365,
    ...days,
    price: 11_990,
    earlierPrice: 9990,
  },
];

/** The calendar day in the driver's format of a DATE column. */
const toDay = (at: number) => new Date(at - (at % dayMs));

/** Inserts the packages with two prices each if there are none yet. */
export async function insertPackages(db: Kysely<DB>, now: Date): Promise<void> {
  const known = await db.selectFrom('service_packages').select('packageID').limit(1).executeTakeFirst();
  if (known) return;
  const created = new Date(now.getTime() - 880 * dayMs);
  for (const { price, earlierPrice, ...offer } of packageOffers) {
    const { insertId } = await db
      .insertInto('service_packages')
      .values({ ...offer, created, updated: created })
      .executeTakeFirstOrThrow();
    const packageID = Number(insertId);
    await db
      .insertInto('service_package_prices')
      .values([
        { packageID, price: earlierPrice, startDate: toDay(created.getTime()) },
        { packageID, price, startDate: toDay(now.getTime() - 160 * dayMs) },
      ])
      .execute();
  }
}
