import { draftDays } from '@piacter/contracts/drafts/values';
import { imageMaxSide } from '@piacter/contracts/images/values';
import {
  daysAfterEnd,
  daysToAnswer,
  defaultListingDays,
  type ListingState,
} from '@piacter/contracts/lifecycle/values';
import { descriptionLimit, listingKinds } from '@piacter/contracts/listings/values';
import { listingPathsByKind, paths } from '@piacter/contracts/site/paths';
import { formText } from '../../../ui/form-text.ts';
import { listingWords } from '../../kinds/index.ts';
import { packagesText } from '../../packages/index.ts';
import type { HelpTopic } from '../help-topic.ts';

export const advertisingTopic: HelpTopic = {
  id: 'hirdetes-feladas',
  title: 'Hirdetés feladása',
  parts: [
    {
      text: 'Hirdetni ingyenes. Hogy mit hirdethetsz, az a fiókodtól függ: ingatlantulajdonosként ingatlant, szállásadóként szállást, szakemberként szolgáltatást.',
    },
    {
      steps: [
        'A fiókodban válaszd az Új hirdetés, az Új szállás vagy az Új szolgáltatás menüpontot.',
        'Tedd fel a képeket: az űrlap velük kezdődik. Telefonon innen lépésről lépésre haladsz.',
        `Töltsd ki az űrlapot. ${formText.starred} Minél többet adsz meg, annál több szűréssel találnak rád.`,
        `Írd meg a leírást, legfeljebb ${descriptionLimit} karakterben.`,
        'A Közzéteszem gomb után a hirdetésed azonnal látható. A Piszkozatként mentem gombbal félkészen is elmentheted, akkor csak te látod.',
      ],
    },
    { points: listingKinds.map((kind) => listingWords[kind].help.advertise) },
    {
      points: [
        `Piszkozat: amit beírsz, magától mentődik. Ha félbehagyod, a hirdetéseid között a Folytatom gombbal ${draftDays} napig másik eszközön is folytathatod.`,
        'Ha nem szeretnéd, hogy a pontos cím látszódjon, jelöld be a cím elrejtését: az utcát és a házszámot senkinek sem mutatjuk, a térképen pedig legfeljebb hozzávetőleges hely látszik.',
        'A helyét a térképen is megmutathatod: húzd a jelölőt, ahová való.',
        'A számmezők a megengedett határok közé igazítják, amit beírtál, és ezt ki is írják.',
        'Hirdetői oldal: az összes látható hirdetésed egy helyen, a neveddel és a telefonszámoddal. Cégeknek van, magánszemélyként a profilodban kapcsolhatod be.',
        'Árlista: fix árnál elég az első mező; ha az ár két érték között mozog, add meg a felsőt is.',
      ],
    },
  ],
  links: [
    ...listingKinds.map((kind) => ({
      to: listingPathsByKind[kind].newListing,
      label: `Új hirdetés: ${listingWords[kind].one.toLocaleLowerCase('hu')}`,
    })),
    { to: paths.packages, label: packagesText.page.question },
  ],
};

const states: Record<ListingState, string> = {
  draft: 'Piszkozat: még senki sem látja. Másolatból készül; a Közzéteszem gombbal teheted láthatóvá.',
  live: 'Élő: a keresés megtalálja.',
  paused: 'Szünetel: a Szüneteltetem gomb után senki sem látja, az Újraindítom gombbal ugyanott folytatódik.',
  reserved:
    'Foglalt: látható marad, de jelezzük, hogy valakinek már odaígérted. Szakembernél ez a Betelt a naptár: most nem vállalsz munkát. Szálláshoz a naptár való.',
  closed: `Eladva, Kiadva, Elcserélve vagy Megszűnt: ha elkelt, zárd le! A keresés nem találja többé, de az oldala még ${daysAfterEnd} napig megmarad, az elérhetőséged nélkül.`,
  expired: `Lejárt: ha egy hirdetéshez ${defaultListingDays} napig nem nyúlsz, lejár, és a keresés nem találja többé. Előtte ${daysToAnswer} nappal e-mailben kérdezzük meg, aktuális-e még: a levél linkjével vagy a Megújítom gombbal megújíthatod, később is. Amíg kiemelt, nem jár le.`,
};

export const ownListingsTopic: HelpTopic = {
  id: 'hirdeteseim',
  title: 'A hirdetéseid kezelése',
  parts: [
    {
      text: 'A hirdetéseidet az Ingatlanjaim, a Szállásaim, illetve a Szolgáltatásaim menüpontban találod. Mindegyiknél látod, milyen állapotban van, és ha közeleg, azt is, mikor jár le.',
    },
    { points: Object.values(states) },
    {
      points: [
        'Szerkesztés és törlés: a törlés végleges, a képekkel együtt. Ha még kellhet, inkább szüneteltesd.',
        'Másolat: hasonló hirdetéshez nem kell mindent újra beírnod. A másolat piszkozat lesz, amelyet átírsz és közzéteszel.',
        'Egyszerre többet: jelöld ki a hirdetéseket a Kijelölöm jelölőnégyzettel, és együtt szüneteltesd, indítsd újra, zárd le vagy töröld őket.',
        'Az Áttekintés menüpontban látod, hányan nézték meg a hirdetéseidet, és hányan kattintottak az elérhetőségedre.',
        'Csomagot ugyanitt, a hirdetés mellett rendelhetsz, vagy a hirdetés szerkesztésénél, a Csomag résznél.',
        'Szállásadóként a Naptár gombnál jelölöd meg a foglalt éjszakákat, onnan jutsz el az idényárakhoz, és ott hozhatod át más oldalak (Airbnb, Booking.com) naptárát is. Ha egy vendég megkérdezi, szabad-e az időszak, az Üzenetek között válaszolsz, és ha megegyeztek, ott foglalod le neki.',
      ],
    },
  ],
};

export const picturesTopic: HelpTopic = {
  id: 'kepek',
  title: 'Képek és videók',
  parts: [
    {
      text: 'Képeket már az új hirdetés űrlapján is feltölthetsz; később a hirdetés szerkesztésénél cserélheted vagy bővítheted őket.',
    },
    {
      points: [
        `JPEG, PNG, WebP vagy AVIF képet válassz, legfeljebb ${imageMaxSide}×${imageMaxSide} képpont méretben. A nagyobbat feltöltés előtt lekicsinyítjük, és ezt jelezzük.`,
        'A fekvő képek mutatnak a legjobban.',
        'Ingatlanhoz alapból egy kép tartozhat, PRO csomaggal húsz.',
        'Kattints arra a képre, amelyik a fő kép legyen: ez jelenik meg a találatok között.',
        'A sorrendet húzással rendezheted. Billentyűzettel lépj a kép fogantyújára, vedd fel a Szóközzel, vidd arrébb a nyilakkal, majd a Szóközzel tedd le. A sorrend magától mentődik.',
        'A képekből töröljük a rejtett adatokat, például azt, hogy hol készültek.',
        'Ingatlannál PRO csomaggal, szállásnál és szolgáltatásnál anélkül is megadhatod legfeljebb öt YouTube-videó linkjét.',
      ],
    },
    {
      note: 'Ha lejár a PRO csomagod, egy képed sem vész el: a látogatók a fő képet látják, te mindet.',
    },
  ],
};
