import { regionTypes } from '@piacter/contracts/services/values';

/** Hungarian texts of a service's form. */
export const text = {
  newTitle: 'Új szolgáltatás',
  editTitle: 'Szolgáltatás szerkesztése',
  view: 'Megnézem a szolgáltatást',
  data: 'A szolgáltatás adatai',
  required: 'A csillagos mezőket töltsd ki, nélkülük nem menthető.',
  create: 'Szolgáltatás létrehozása',
  loading: 'Betöltés…',
  coverageLost: (names: readonly string[]) =>
    `A szolgáltatás elkészült, de a lefedettségből ez nem mentődött el: ${names.join(', ')}. Add hozzá itt újra!`,
  sections: {
    service: 'Szolgáltatás',
    coverage: 'Lefedettség',
    address: 'Cím',
    addressSub: 'Nem kötelező. Ha nincs üzleted vagy műhelyed, hagyd üresen.',
    contact: 'Elérhetőség',
    description: 'Leírás',
  },
  fields: {
    title: 'A szolgáltatás neve',
    titleHint: 'Például: Szobafestés, mázolás garanciával',
    contactEmail: 'Kapcsolattartási e-mail',
    contactHint: 'Az érdeklődők ezen érnek el, a hirdetésben is látszik.',
    phone: 'Telefonszám',
    webpage: 'Weboldal',
    webpageHint: 'Például: www.pelda.hu',
    description: 'Leírás',
  },
  types: {
    label: 'Szolgáltatástípus',
    hint: 'Kezdd el írni a szakmát, és válassz a listából. Többet is hozzáadhatsz.',
    example: 'pl. festő',
    selected: 'Kiválasztott szolgáltatástípusok',
    remove: 'eltávolítás',
    twice: 'Ezt a szolgáltatást már hozzáadtad!',
  },
  coverage: {
    sub: 'Jelöld meg, hol vállalsz munkát!',
    subSaved: 'Jelöld meg, hol vállalsz munkát! Minden változtatás azonnal mentődik.',
    nationwide: 'Országos lefedettség',
    twice: 'Ezt már hozzáadtad!',
    removeQuestion: (name: string) => `Törlöd a lefedett területek közül: ${name}?`,
    remove: 'Törlés',
    cancel: 'Mégse',
    of: {
      [regionTypes.region]: {
        title: 'Vármegyék, régiók',
        country: 'Ország',
        name: 'Vármegye vagy régió',
        example: 'pl. Pest vármegye',
        add: 'Hozzáadás: vármegye vagy régió',
        selected: 'Lefedett vármegyék, régiók',
      },
      [regionTypes.settlement]: {
        title: 'Települések',
        country: 'Ország',
        name: 'Település',
        example: 'pl. Szeged',
        add: 'Hozzáadás: település',
        selected: 'Lefedett települések',
      },
    },
  },
} as const;
