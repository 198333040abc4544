import { packageEffects } from '@piacter/contracts/packages/rules';
import { notFoundText } from '../../core/http/messages.ts';

/** Messages for the buyer. */
export const paymentText = {
  paid: 'Köszönjük, megkaptuk a fizetésedet!',
  notPayable: 'Ezt a rendelést már nem lehet kifizetni! Ha kell a csomag, rendeld meg újra!',
  listingGone:
    'A hirdetést, amelyre ez a rendelés szól, közben törölték, ezért nem fizethető ki! Töröld a Csomagvásárlásoknál!',
  listingUnseen:
    'A hirdetést, amelyre ez a rendelés szól, most senki sem látja. Előbb tedd láthatóvá, utána fizesd ki!',
  notApproved: 'Ezt a fizetést még nem hagytad jóvá! Hagyd jóvá a PayPalnál!',
  refunded: 'Ezt a fizetést visszatérítettük. Ha kell a csomag, rendeld meg újra!',
  notRefundable: 'Ez a rendelés nincs kifizetve, vagy már visszatérítettük. Frissítsd az oldalt!',
  refundRefused:
    'A PayPal nem engedi visszatéríteni ezt a fizetést. Nézd meg a PayPal oldalán, mi az akadálya!',
  refundDone: 'Visszatérítettük a rendelés árát. A csomag véget ért, a vevőnek írtunk.',
  refundWaits: 'A visszatérítést elindítottuk, de a PayPal még nem erősítette meg. Magunktól folytatjuk.',
  orderNotFound: notFoundText('rendelés'),
  off: 'Az online fizetés most nem elérhető, próbáld újra később!',
  unreachable: 'A fizetési szolgáltató most nem érhető el, próbáld újra egy perc múlva!',
  waiting: 'A fizetésed eredményére még várunk. Amint megérkezik, a csomagod életbe lép.',
};

/** Sentences of the mail about a paid order: its listing and its effect; days as `2026. 12. 21.` */
export const activatedText = {
  listing: (title: string) => `A hirdetésed: ${title}`,
  inForce: (last: string) => `A csomag aktív, az utolsó napja ${last}`,
  queued: (first: string, last: string) =>
    `Akkor indul, amikor a mostani lejár: az első napja ${first}, az utolsó ${last}`,
  vat: (price: string, percent: number, vat: string) => `${price}, ebből ${percent}% áfa: ${vat}`,
  exempt: (price: string) => `${price}, áfamentes (AAM)`,
  byPost: 'Hamarosan postára adjuk arra a címre, amelyet a megrendelésnél megadtál.',
  offers: packageEffects.offers,
  service: packageEffects.service,
};
