import { withArticle } from '@piacter/contracts/core/hungarian';

/** 'a 6-ból', 'az 5-ből': of up to ten steps. */
const outOf = (count: number) => `${withArticle(count)}-${[3, 6, 8].includes(count) ? 'ból' : 'ből'}`;

/** The Hungarian texts of shared components that no first visit shows: forms, tables, charts. */
export const formText = {
  wrongSection: ' – hibás mező van benne',
  incompleteLink: 'Ez a link hiányos: másold ki újra a levélből!',
  chart: {
    numbers: 'Számok táblázatban',
    period: 'Időszak',
    partial: '(folyamatban)',
  },
  actions: 'Műveletek',
  /** The sort button in a column header. */
  sort: (head: string, now: string | undefined, next: string) =>
    now === undefined ? `${head}. Rendezés: ${next}` : `${head}, most: ${now}. Rendezés: ${next}`,
  noneSelected: 'Még egy sincs megjelölve',
  formIndex: 'Az űrlap részei',
  showPassword: 'Jelszó megjelenítése',
  hidePassword: 'Jelszó elrejtése',
  copy: 'Másolás',
  copied: 'Kimásolva',
  copyFailed: 'Nem sikerült kimásolni',
  orderedUnpaid: 'Már rendeltél, de még nem fizettél?',
  noProfileAddress: 'A profilodban még nincs cím.',
  /** Above every form with required fields, whether it is saved or sent. */
  starred: 'A csillagos mezőket ki kell töltened.',
  /** Of what the law asks for in an ad, which is published all the same. */
  untilGiven: 'Amíg nem adod meg, a hirdetésen az áll, hogy nincs megadva.',
  /** '2. lépés a 6-ból' */
  step: (step: number, count: number) => `${step}. lépés ${outOf(count)}`,
  nextStep: 'Tovább',
  stepBefore: 'Vissza',
  optionalStep: 'Ezt a lépést ki is hagyhatod, később is kitöltheted.',
  /** Of an address, as typed. */
  door: (door: string) => (/^\d+$/.test(door) ? `${door}. ajtó` : door),
  wayBack: 'Vissza oda, ahonnan jöttél',
  toArea: 'Vissza a fiókomba',
  prolong: 'Meghosszabbítom',
  errors: (count: number) => (count === 1 ? '1 mező hibás:' : `${count} mező hibás:`),
} as const;
