import { threadLimits } from '@piacter/contracts/threads/values';
import { text as shared } from '../../../ui/text.ts';

const megabytes = Math.floor(threadLimits.fileBytes / 1024 / 1024);

/** Hungarian texts of the files of messages. */
export const text = {
  attach: 'Fájl csatolása',
  hint: `Legfeljebb ${threadLimits.files} kép vagy PDF, egyenként ${megabytes} MB.`,
  later: 'Képet és PDF-et akkor küldhetsz, amikor a hirdető már láthatja az elérhetőségeidet.',
  attached: 'Csatolt fájlok',
  progress: (name: string) => `Feltöltés: ${name}`,
  uploaded: (name: string) => `Feltöltve: ${name}`,
  remove: 'Eltávolítás',
  removeLabel: (name: string) => `Eltávolítás: ${name}`,
  retry: shared.retry,
  retryLabel: (name: string) => `${shared.retry}: ${name}`,
  tooMany: (skipped: number) =>
    `Egy üzenethez ${threadLimits.files} fájl fér, ${skipped} kimaradt. A többit a következő üzenetben küldd!`,
  tooLarge: (name: string) => `${name}: ez a fájl nagyobb ${megabytes} MB-nál, válassz kisebbet!`,
  wrongKind: (name: string) => `${name}: ez nem kép és nem PDF, válassz másikat!`,
  wait: 'Még tart a feltöltés. Várd meg a végét, és küldd el újra!',
  failed: 'Egy fájlt nem sikerült feltölteni. Próbáld újra, vagy távolítsd el!',
  open: (name: string) => `Megnyitás: ${name}`,
  save: 'Letöltés',
  loading: 'Betöltés…',
  signIn: 'A fájlokat bejelentkezve nyithatod meg.',
  gone: (count: number) => `Törölt fájlok: ${count}`,
  count: (count: number) => `Csatolt fájlok: ${count}`,
} as const;
