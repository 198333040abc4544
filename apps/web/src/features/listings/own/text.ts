import { text as shared } from '../../../ui/text.ts';

/** Hungarian texts shared by the advertisers' lists of all listing kinds. */
export const text = {
  edit: 'Szerkesztés',
  remove: 'Törlés',
  removeQuestion: (title: string) => `Törlöd ezt a hirdetést: ${title}?`,
  editLabel: (title: string) => `Szerkesztés: ${title}`,
  removeLabel: (title: string) => `Törlés: ${title}`,
  promote: 'Kiemelem',
  promoteAgain: 'Újabb csomag',
  aboutPackages: 'Mire jó a kiemelés?',
  pictures: 'kép',
  posted: (day: string) => `Feladva: ${day}`,
  hidden: 'A pontos cím rejtett',
  hiddenBadge: 'Elrejtve',
  noPackage: 'Csomagot akkor rendelhetsz hozzá, ha a hirdetés látható.',
  loading: shared.loading,
} as const;
