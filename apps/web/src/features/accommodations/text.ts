import { periodLabel } from '@piacter/contracts/accommodations/fields';
import { formText } from '../../ui/form-text.ts';

/** Hungarian texts of the accommodation's form. */
export const accommodationFormText = {
  newTitle: 'Új szállás',
  tooManyPersons: (capacity: number) =>
    `Ez több, mint a férőhelyek száma (${capacity}). Írj kevesebbet, vagy javítsd a férőhelyeket!`,
  editTitle: 'Szállás szerkesztése',
  view: 'Megnézem a hirdetést',
  data: 'A szállás adatai',
  starred: formText.starred,
  ntakHint: `Két betű és nyolc számjegy, például SZ12345678. Magyarországi szállás hirdetésében jogszabály írja elő. ${formText.untilGiven}`,
  failed: 'Nem sikerült lekérni a szállást!',
  details: 'Részletek',
  socialLinks: 'Közösségi linkek',
  sections: {
    address: 'Név és cím',
    period: periodLabel,
    facts: 'Adatok és ár',
    equipment: 'Felszereltség',
    groups: 'Szolgáltatások',
    groupsSub: 'Jelöld meg, mi minden várja a vendégeidet!',
    groupsSubSaved: 'Jelöld meg, mi minden várja a vendégeidet! Minden változtatás azonnal mentődik.',
  },
  period: {
    sub: 'Melyik naptól melyik napig fogadsz vendéget? Az időszak átnyúlhat az új évre.',
    ends: { From: 'Első nap', To: 'Utolsó nap' },
    month: (end: string) => `${end}: melyik hónap?`,
    day: (end: string) => `${end}: hányadika?`,
    wholeYear: 'Egész évben nyitva.',
    open: (period: string) => `Nyitva: ${period}`,
    overNewYear: (period: string) => `Nyitva: ${period} (átnyúlik az új évre).`,
  },
} as const;

/** Hungarian texts of the host's list. */
export const ownListingsText = {
  title: 'Szállások',
  count: (count: number) => `${count} szállásod van fent.`,
  create: 'Új szállás',
  removeDetail: 'A képei, az árlistája és a videói is törlődnek. Nem lehet visszavonni.',
  noNtakNumber: 'NTAK-szám nincs megadva',
  empty: {
    title: 'Még nincs szállásod',
    hint: 'Add fel az elsőt: pár perc az egész, és a képeket is mindjárt feltöltheted. Árlistát utána készíthetsz hozzá.',
  },
} as const;
