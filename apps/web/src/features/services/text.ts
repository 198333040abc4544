import { coverageLabels } from '@piacter/contracts/services/fields';
import { regionTypes } from '@piacter/contracts/services/values';
import { formText } from '../../ui/form-text.ts';
import { text as shared } from '../../ui/text.ts';

/** Hungarian texts of a service's form. */
export const serviceFormText = {
  newTitle: 'Új szolgáltatás',
  editTitle: 'Szolgáltatás szerkesztése',
  view: 'Megnézem a szolgáltatást',
  data: 'A szolgáltatás adatai',
  required: formText.starred,
  loading: shared.loading,
  coverageLost: (names: readonly string[]) =>
    `A szolgáltatás elkészült, de a munkaterületből ez nem mentődött el: ${names.join(', ')}. Add hozzá itt újra!`,
  addressAndContact: 'Cím és elérhetőség',
  sections: {
    service: 'Szolgáltatás',
    address: 'Cím',
    addressSub: 'Nem kötelező. Ha nincs üzleted vagy műhelyed, hagyd üresen.',
    contact: 'Elérhetőség',
  },
  hints: {
    title: 'Például: Szobafestés, mázolás garanciával',
    contactEmail: 'Az érdeklődők ezen érnek el, a hirdetésben is látszik.',
    webpage: 'Például: www.pelda.hu',
  },
  types: {
    hint: 'Kezdd el írni, és válassz a listából. Többet is hozzáadhatsz.',
    example: 'pl. festő',
    selected: 'Kiválasztott szakmák',
    remove: 'eltávolítás',
    twice: 'Ezt a szakmát már hozzáadtad, válassz másikat!',
  },
  coverage: {
    sub: 'Jelöld meg, hol vállalsz munkát! A hozzáadott település mellett a körzetét is kiválaszthatod.',
    subSaved:
      'Jelöld meg, hol vállalsz munkát! A hozzáadott település mellett a körzetét is kiválaszthatod. Minden változtatás azonnal mentődik.',
    radiusOf: (name: string) => `Körzet: ${name}`,
    onlyHere: 'Csak itt',
    radius: (kilometres: number) => `+ ${kilometres}\u00a0km`,
    otherCountries: 'Más országokban is',
    twice: 'Ez már a munkaterületed része, válassz mást!',
    removeQuestion: (name: string) => `Törlöd a munkaterületből: ${name}?`,
    remove: 'Törlés',
    cancel: shared.message.cancel,
    of: {
      [regionTypes.region]: {
        title: coverageLabels.regions,
        country: 'Ország',
        name: 'Vármegye vagy régió',
        example: 'pl. Pest vármegye',
        add: 'Hozzáadás: vármegye vagy régió',
        selected: 'Kiválasztott vármegyék, régiók',
      },
      [regionTypes.settlement]: {
        title: coverageLabels.settlements,
        country: 'Ország',
        name: 'Település',
        example: 'pl. Szeged',
        add: 'Hozzáadás: település',
        selected: 'Kiválasztott települések',
      },
    },
  },
} as const;

/** Hungarian texts of the professional's list of services. */
export const ownListingsText = {
  title: 'Szolgáltatásaim',
  count: (count: number) => `${count} szolgáltatásod van fent.`,
  create: 'Új szolgáltatás',
  removeDetail: 'A képei, a videói, az árai és a munkaterülete is törlődnek. Nem lehet visszavonni.',
  empty: {
    title: 'Még nincs szolgáltatásod',
    hint: 'Hozd létre az elsőt: pár perc az egész, és a képeket is mindjárt feltöltheted. Árlistát utána készíthetsz hozzá.',
  },
  priceFrom: 'Ft-tól',
} as const;
