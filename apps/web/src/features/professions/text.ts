import { text as shared } from '../../ui/text.ts';

/** Hungarian texts of the professions. */
export const text = {
  title: 'Szakmák',
  sub: 'Ezek közül választanak a szakemberek és az ajánlatkérők. Az új név mindenhol azonnal látszik, a rokon értelmű szavakról a kereső ismeri meg a szakmát.',
  add: 'Új szakma',
  addForm: 'Szakma hozzáadása',
  addExample: 'pl. szobafestő',
  addButton: 'Hozzáadás',
  list: 'Szakmák',
  name: 'Szakma',
  search: 'Keresés név szerint',
  searchExample: 'pl. festő',
  rename: 'Szerkesztés',
  renameLabel: (name: string) => `Szerkesztés: ${name}`,
  newName: 'A szakma neve',
  synonyms: 'Rokon értelmű szavak',
  synonymsHint:
    'Vesszővel elválasztva: más nevei és a bajok, amelyekre keresik. A keresőmező ezekről is megtalálja.',
  knownAs: (words: string) => `Így is keresik: ${words}`,
  save: 'Mentés',
  cancel: shared.message.cancel,
  remove: 'Törlés',
  removeLabel: (name: string) => `Törlés: ${name}`,
  removeQuestion: (name: string) => `Biztosan törlöd ezt a szakmát: ${name}?`,
  removeDetail: 'Csak olyan szakma törölhető, amelyet se szolgáltatás, se ajánlatkérés nem használ.',
  words: {
    count: (count: string) => `${count} szakma`,
    nothing: 'Nincs ilyen szakma',
    empty: { title: 'Még nincs egy szakma sem', hint: 'Vedd fel az elsőt a fenti mezővel!' },
  },
} as const;
