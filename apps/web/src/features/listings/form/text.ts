import { draftDays } from '@piacter/contracts/drafts/values';
import { addressLabels } from '@piacter/contracts/listings/fields';
import type { SellerKind } from '@piacter/contracts/listings/values';
import { formText } from '../../../ui/form-text.ts';
import { text as shared } from '../../../ui/text.ts';
import { resume } from '../../drafts/index.tsx';

/** Hungarian texts shared by the forms of all listing kinds. */
export const text = {
  loading: shared.loading,
  retry: shared.retry,
  publish: 'Közzéteszem',
  saveDraft: 'Piszkozatként mentem',
  kept: {
    title: 'Félkész piszkozat',
    text: 'Elmentettük, ami eddig megvan.',
    detail: `Közzétenni akkor tudod, ha minden kötelező mező ki van töltve. ${draftDays} napig megőrizzük, és csak te látod. Bármelyik eszközödön folytathatod: a hirdetéseid listája fölött ezt a linket keresd: „${resume}”.`,
    confirm: 'Megnyitom a hirdetéseimet',
    cancel: 'Itt folytatom',
  },
  keptBar: 'Piszkozatként elmentve.',
  notKept: 'Most nem sikerült elmenteni. Amit beírtál, itt marad: próbáld újra kicsit később!',
  images: 'Képek',
  prices: 'Árlista',
  timetable: {
    accommodation: {
      title: 'Recepció',
      sub: 'Jelöld be, mely napokon és mettől meddig érnek el a vendégek.',
    },
    service: { title: 'Heti nyitvatartás', sub: 'Jelöld be, mely napokon vagy elérhető, és mikor.' },
  } satisfies Record<SellerKind, { title: string; sub: string }>,
  videos: 'Videók',
  package: 'Csomag',
  identity: 'Bemutatkozás',
  whyIdentity: 'A hirdetésed mellett látszik, így tudnak megkeresni az érdeklődők.',
  hide: addressLabels.disableAddress,
  hideHint: 'Amíg ez be van jelölve, a cím nem írható. Amit megadtál, megmarad, csak más nem látja.',
  hideHintOfErrors: 'A címben hiba van: javítsd fent! Mások így sem látják.',
  pinIsSet: 'A hirdetés a megjelölt helyen látszik a térképen.',
  pinIsMissing: 'A hirdetés a település közepén látszik a térképen, amíg nem jelölöd meg a helyét.',
  openPin: addressLabels.lat,
  closePin: 'Térkép bezárása',
  removePin: 'Jelölő törlése',
  howToMove:
    'Húzd a jelölőt a helyére, vagy koppints oda a térképen! Billentyűzettel a nyilak mozgatják. Ha a pontos címet elrejted, mások 300–800 méterrel arrébb látják.',
  profileAddress: 'A profilomban megadott cím',
  noProfileAddress: formText.noProfileAddress,
} as const;
