import { fieldMessages } from '@piacter/contracts/core/hungarian';

/** Hungarian texts of billing data. */
export const text = {
  title: 'Számlázási adatok',
  intro: 'Ezekkel az adatokkal állítjuk ki a számlát. Elmentjük őket, legközelebb nem kell megadnod.',
  kept: 'A következő fizetésednél ezeket használjuk. A már kifizetett rendelések számlája nem változik.',
  kind: 'Kinek a nevére szóljon a számla?',
  person: 'Magánszemély',
  firm: 'Cég, egyéni vállalkozó',
  name: 'Név',
  firmName: 'Cégnév',
  firmNameHint: 'Csak a számlára kerül, a hirdetéseidnél nem látszik.',
  country: 'Ország',
  chooseCountry: 'Válassz országot!',
  postalCode: 'Irányítószám',
  settlement: 'Település',
  address: 'Utca, házszám',
  addressHint: 'Például: Vincellér utca 12. 3/7.',
  taxNumber: 'Adószám',
  taxHint: 'Például: 12345676-1-42',
  vatNumber: 'Közösségi adószám',
  vatHint: 'Az országkóddal, például: DE123456789',
  save: 'Mentés',
  saveAndPay: 'Tovább a fizetéshez',
  change: 'Módosítom',
  missing: fieldMessages.required,
  unreachable: 'Az adataidat most nem sikerült elmenteni. Próbáld újra!',
} as const;
