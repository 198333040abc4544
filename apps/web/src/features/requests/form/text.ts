import { fieldMessages } from '@piacter/contracts/core/hungarian';
import { requestedAdTypes } from '@piacter/contracts/requests/values';
import { formText } from '../../../ui/form-text.ts';
import { text as card } from '../card/text.ts';
import { text as search } from '../search/text.ts';
import { text as waiting } from '../waiting/text.ts';

/** Hungarian texts of a requester's forms, and of the messages after sending. */
export const text = {
  required: formText.starred,
  send: 'Elküldöm',
  sendQuestion: 'Ha elküldöd az ajánlatkérést, azon már nem tudsz módosítani! Biztos el akarod küldeni?',
  cancel: 'Mégse',
  missing: fieldMessages.required,
  loading: 'Betöltés…',
  openUntil: (day: string) => `${card.facts.until}: ${day}`,
  publicWords: {
    title: 'Ezt mindenki látja',
    question:
      'Az ajánlatkérésed szövegében telefonszám, e-mail-cím vagy más elérhetőség van. Mindenki látja, aki az ajánlatkérést olvassa, nem csak az, akivel megegyezel.',
    send: 'Így küldöm el',
    rewrite: 'Átírom',
    error: 'Vedd ki belőle az elérhetőségedet, mert mindenki látja!',
  },
  notEditable: 'Elküldés után már nem módosítható.',
  service: {
    title: 'Új ajánlatkérés szakemberektől',
    list: 'Szakember-ajánlatkérések',
    form: 'Mire van szükséged?',
    written: 'Amit írtál, itt van, de még nem küldtük el. Nézd át, és küldd el!',
    sections: { work: 'A munka', place: card.facts.place, images: 'Képek' },
    placeSub:
      'A település mindenkinek látszik, az utcát és a házszámot csak az látja, akinek az ajánlatát elfogadod.',
    imagesSub: 'Nem kötelező, de egy jó kép sokszor többet mond a leírásnál.',
    serviceExample: 'pl. vízvezeték-szerelő',
    requestTimeHint:
      'Ennyit tudsz várni, hogy elkezdődjön a munka. Egy héttel utána az ajánlatkérés magától lezárul.',
    profileAddress: 'A profilomban megadott cím a helyszín',
    noProfileAddress: formText.noProfileAddress,
    profileAddressIs: (address: string) => `Ez a cím: ${address}`,
    whoSeesYou: 'Csak az a szakember látja, akinek az ajánlatát elfogadod.',
    reached: waiting.reached,
    sent: 'Amint ajánlat érkezik, e-mailben szólunk.',
  },
  accommodation: {
    title: 'Új szállás-ajánlatkérés',
    list: 'Szállás-ajánlatkérések',
    form: 'Milyen szállást keresel?',
    sections: { stay: 'Mikor és hová?', guests: 'Kik jönnek?', pets: 'Kisállat', description: 'Kérések' },
    budgetHint: 'Legfeljebb ennyit szánsz rá, mindenkire együtt. Nem kötelező.',
    regionsExample: 'pl. Siófok',
    regionsHint: 'Többet is hozzáadhatsz.',
    sent: 'A szállásadók e-mailben keresnek meg. Az elérhetőségedet csak azok látják közülük, akiknek van ehhez csomagjuk.',
    whoSeesYou: 'Azok a szállásadók látják, akiknek van ehhez csomagjuk.',
  },
  property: {
    title: 'Új ingatlan-ajánlatkérés',
    editTitle: 'Ingatlan-ajánlatkérés',
    list: 'Ingatlan-ajánlatkérések',
    form: 'Milyen ingatlant keresel?',
    sections: { what: 'Mit és hol?', size: 'Méret', building: 'Épület', description: 'Kérések' },
    /** What the requester does, where a listing says 'Eladó' and 'Kiadó'. */
    adTypes: { [requestedAdTypes.sale]: 'Vétel', [requestedAdTypes.rent]: 'Bérlés' } as Readonly<
      Record<number, string>
    >,
    regionsExample: search.addressExample,
    regionsHint: 'Többet is hozzáadhatsz.',
    any: 'Bármelyik megfelel',
    anyOf: (label: string) => `Bármelyik megfelel: ${label}`,
    floorsHint: '0 a földszint.',
    whoSeesYou: 'Azok az ingatlantulajdonosok látják, akiknek van ehhez csomagjuk.',
    savedAtOnce: 'Minden változtatás azonnal mentődik.',
    sent: 'Az ingatlantulajdonosok e-mailben vagy telefonon keresnek meg. Az ajánlatkérést később is módosíthatod, és mielőtt lejár, megkérdezzük, keresel-e még.',
  },
} as const;
