import { withArticle } from '@piacter/contracts/core/hungarian';
import { imageLimit, imageMaxSide } from '@piacter/contracts/images/values';
import { videoLinkLimit } from '@piacter/contracts/videos/values';
import { text as shared } from '../../ui/text.ts';

/** Hungarian texts of the image board. */
export const text = {
  title: 'Képek',
  /** English as documented (IMG-06). */
  unexpected: 'An unexpected error occurred!',
  count: (count: number, limit: number) => `${count} / ${limit} kép`,
  hint: 'A fekvő képek mutatnak a legjobban. Az lesz a fő kép, amelyikre kattintasz; a sorrendet húzással, vagy a fogantyúra lépve a nyilakkal változtathatod.',
  add: 'Kép hozzáadása',
  camera: 'Fénykép készítése',
  drop: `Ide is húzhatod vagy beillesztheted a képeket. Ami ${imageMaxSide} képpontnál nagyobb, azt feltöltés előtt lekicsinyítjük.`,
  dropNow: 'Engedd el itt a képeket!',
  empty: 'Még nincs kép a hirdetésben.',
  full: (limit: number) => `Megvan mind ${withArticle(limit)} kép, ennyi fér egy hirdetésbe.`,
  withoutPro: 'PRO csomag nélkül egy kép lehet a hirdetésben.',
  replaceOnly: 'Ha cserélnéd, előbb töröld a mostanit.',
  withPro: `PRO csomaggal ${imageLimit} képet és ${videoLinkLimit} videót is feltehetsz:`,
  proLater: `A közzététel után rendelhetsz PRO csomagot, azzal ${imageLimit} kép és ${videoLinkLimit} videó fér el.`,
  orderPro: 'PRO csomag megrendelése',
  over: 'PRO csomag nélkül csak a fő kép látszik a hirdetésben. A többi megmaradt, PRO csomaggal újra látszani fog.',
  tooMany: (kept: number, skipped: number) =>
    kept === 0 ? `${skipped} kép már nem fér el.` : `Csak ${kept} kép fért még el, ${skipped} kimaradt.`,
  notPicture: (name: string) => `Ez nem kép, válassz másikat: ${name}`,
  shrunk: (count: number) => `${count} képet kicsinyítettünk, mert túl nagy volt.`,
  uploaded: (name: string) => `Feltöltve: ${name}`,
  waiting: 'Sorra kerül…',
  preparing: 'Előkészítés…',
  sending: (percent: number) => `Feltöltés: ${percent}%`,
  storing: 'Feldolgozás…',
  again: shared.retry,
  dismiss: 'Elvetés',
  retryLabel: (name: string) => `${shared.retry}: ${name}`,
  dismissLabel: (name: string) => `Elvetés: ${name}`,
  main: 'Fő kép',
  picture: (position: number) => `${position}. kép`,
  isMain: (position: number) => `${position}. kép, ez a fő kép`,
  makeMain: (position: number) => `${position}. kép: legyen ez a fő kép`,
  move: (position: number) => `${position}. kép áthelyezése`,
  remove: 'Törlés',
  removeLabel: (position: number) => `Törlés: ${position}. kép`,
  removeQuestion: 'Törlöd ezt a képet?',
  removeDetail: 'Nem lehet visszavonni.',
  cancel: shared.message.cancel,
  failed: 'A képeket most nem sikerült betölteni.',
  chosen: 'Elküldésre váró képek',
  dismissChosen: (name: string) => `Kihagyás: ${name}`,
  stored: 'Feltöltött képek',
  retry: shared.retry,
  sorting: {
    role: 'áthelyezhető kép',
    instructions:
      'Szóközzel vagy Enterrel felveheted a képet. A nyílbillentyűkkel viheted arrébb, újabb szóközzel vagy Enterrel leteheted, az Esc billentyűvel visszavonod.',
    picked: (position: number, count: number) => `Felvetted a képet. ${position}. hely, összesen ${count}.`,
    over: (position: number, count: number) => `${position}. hely, összesen ${count}.`,
    dropped: (position: number, count: number) => `Letetted a képet: ${position}. hely, összesen ${count}.`,
    cancelled: 'Visszavontad: a kép a helyén maradt.',
  },
} as const;
