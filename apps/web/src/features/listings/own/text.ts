import { formText } from '../../../ui/form-text.ts';
import { text as shared } from '../../../ui/text.ts';

/** Hungarian texts shared by the advertisers' lists of all listing kinds. */
export const text = {
  edit: 'Szerkesztés',
  remove: 'Törlés',
  removeQuestion: (title: string) => `Törlöd ezt a hirdetést: ${title}?`,
  editLabel: (title: string) => `Szerkesztés: ${title}`,
  removeLabel: (title: string) => `Törlés: ${title}`,
  calendar: 'Naptár',
  calendarLabel: (title: string) => `Naptár: ${title}`,
  month: 'Havi összesítő',
  monthLabel: (title: string) => `Havi összesítő: ${title}`,
  copy: 'Másolat',
  copyLabel: (title: string) => `Másolat készítése: ${title}`,
  select: 'Kijelölöm',
  selectLabel: (title: string) => `Kijelölöm: ${title}`,
  notShown: (count: number) => `${count} most nem látszik.`,
  bulk: {
    label: 'A kijelölt hirdetések',
    about: (count: number) => `${count} hirdetés`,
    done: {
      paused: (count: number) => `${count} hirdetést szüneteltettünk.`,
      live: (count: number) => `${count} hirdetést újraindítottunk.`,
      publish: (count: number) => `${count} hirdetést közzétettünk.`,
      closed: (count: number) => `${count} hirdetést lezártunk.`,
      removed: (count: number) => `${count} hirdetést töröltünk.`,
    },
    undo: 'Visszavonom',
    undone: (count: number) => `Visszavontuk, ${count} hirdetés olyan, mint előtte.`,
    close: 'Bezárom',
    partly: (done: number, failed: number) =>
      `Kész: ${done} hirdetés. Nem sikerült: ${failed} hirdetés. Nézd át a listát!`,
    moves: {
      paused: { action: 'Szüneteltetem', question: 'Szünetelteted a kijelölt hirdetéseket?' },
      live: { action: 'Újraindítom', question: 'Újraindítod a kijelölt hirdetéseket?' },
      closed: { action: 'Lezárom', question: 'Lezárod a kijelölt hirdetéseket?' },
    },
    publish: { action: 'Közzéteszem', question: 'Közzéteszed a kijelölt piszkozatokat?' },
    removeQuestion: 'Törlöd a kijelölt hirdetéseket?',
    irrevocable: 'A képeik és a videóik is törlődnek. Nem lehet visszavonni.',
  },
  /** What is paid for a listing, when it is deleted or hidden: 'PRO csomag, még 57 nap'. */
  paid: {
    lost: (paid: string) => `${paid}: elvész.`,
    goesBy: (paid: string) => `${paid}: közben is telik.`,
    pauseInstead: 'Inkább szüneteltetem',
    others: (count: number) => `és még ${count} hirdetés`,
  },
  promote: 'Kiemelem',
  promoteAgain: formText.prolong,
  aboutPackages: 'Mire jó a kiemelés?',
  pictures: 'kép',
  posted: (day: string) => `Feladva: ${day}`,
  /** Of a draft. */
  begun: (day: string) => `Elkezdve: ${day}`,
  hidden: 'A pontos cím rejtett',
  hiddenBadge: 'Elrejtve',
  noPackage: 'Csomagot akkor rendelhetsz hozzá, ha a hirdetés látható.',
  loading: shared.loading,
} as const;
