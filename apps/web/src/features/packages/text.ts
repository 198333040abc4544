import { withArticle } from '@piacter/contracts/core/hungarian';
import { imageLimit, imageLimitWithoutPro } from '@piacter/contracts/images/values';
import { packageTypes } from '@piacter/contracts/packages/values';
import { videoLinkLimit } from '@piacter/contracts/videos/values';
import { untilDay } from '../../lib/days.ts';
import { text as shared } from '../../ui/text.ts';

const promotionOrder =
  'A találatok között elöl a PRO, utána a Kiemelt hirdetések jönnek, kerettel és jelvénnyel; a főoldalon is váltakoznak.';
const promotionEnd = 'Lejárat után a hirdetésed marad, csak a kiemelés szűnik meg.';

/** Hungarian texts of the package page, and of the package that a listing has. */
export const text = {
  name: { [packageTypes.pro]: 'PRO csomag', [packageTypes.kiemelt]: 'Kiemelt csomag' },
  none: 'Nincs csomagja',
  left: (days: number) => (days === 0 ? 'ma jár le' : `még ${days} nap`),
  used: (left: number, all: number) => `${left} nap van hátra, összesen ${all}`,
  until: (day: string) => `${untilDay(day)}.`,
  /** The last day as `2026. 12. 10.` */
  validDays: (days: number, last: string) => `A csomagod még ${days} napig érvényes, ${untilDay(last)}.`,
  validToday: 'A csomagod ma éjfélig érvényes.',
  queued: (day: string) => `Utána újabb indul, ${untilDay(day)}.`,
  pictures: (count: number, limit: number) => `${count} / ${limit} kép.`,
  picturesWithoutPro: `${imageLimitWithoutPro} kép látszik belőle.`,
  withPro: `PRO csomaggal ${imageLimit} kép és ${videoLinkLimit} videó is lehet benne.`,

  preview: { title: 'Így látszik a találatok között', example: 'A te hirdetésed' },

  page: {
    title: 'Szolgáltatáscsomagok',
    intro:
      'Hirdetni nálunk ingyenes. Ha szeretnéd, hogy előrébb kerülj, több képet mutass, vagy könnyebben elérd az ajánlatkérőket, ezek a csomagok segítenek.',
    loading: 'Csomagok betöltése…',
    failed: 'A csomagokat most nem sikerült betölteni.',
    retry: shared.retry,
    question: 'Mit tudnak a csomagok?',
    order: 'Megrendelem',
    orderLabel: (name: string) => `Megrendelem: ${name}`,
    none: 'Most nincs megvásárolható csomag. Nézz vissza később!',
    unit: (price: string, unit: string) => `${price}/${unit}`,
    how: 'Hogyan működik?',
    rules: [
      'Egyszer fizetsz, PayPallal; semmi sem újul meg magától.',
      'A csomag a fizetés után azonnal indul. A napokra szóló csomag az utolsó napján éjfélig érvényes, és előtte e-mailben szólunk.',
      'Ha ugyanarra a hirdetésre ugyanilyen csomagot veszel újra, az akkor indul, amikor az előző lejár.',
      'A megrendeléskor látott ár a tiéd marad, akkor is, ha közben változik.',
      'A rendeléseidet a Csomagvásárlások menüpontban találod; amit még nem fizettél ki, törölheted.',
      'Ha törlöd a hirdetést, amelyikre szól, a csomag is megszűnik.',
    ],
    help: 'Így rendelhetsz: segítség a Tudástárban',
    requester:
      'Most ajánlatkérőként vagy bejelentkezve; csomagot viszont csak hirdetők rendelhetnek. Ha hirdetni is szeretnél, jelentkezz ki, és egy másik e-mail-címmel regisztrálj hirdetőként.',
    /** One sentence with two links in it. */
    visitor: {
      before: 'Csomagot hirdetőként rendelhetsz: ',
      register: 'regisztrálj ingyen',
      between: ', vagy ',
      login: 'jelentkezz be',
      after: '.',
    },
  },

  /** The kinds of packages: title, effect, and what happens at their end. */
  kinds: {
    orderAtListings: 'Megrendelés a hirdetéseimnél',
    orderAtSocialLinks: 'Megrendelés a közösségi linkjeimnél',
    promotion: {
      title: 'Hirdetés kiemelése',
      intro: `Minden hirdetőnek, egy-egy hirdetésre. ${promotionOrder} Ingatlanhoz ${imageLimitWithoutPro} kép jár, PRO csomaggal ${imageLimit} kép és ${videoLinkLimit} videó; szálláshoz és szolgáltatáshoz csomag nélkül is jár ${withArticle(imageLimit)} kép és ${withArticle(videoLinkLimit)} videó.`,
      end: `${promotionEnd} A képeid is megmaradnak: ingatlannál a látogatók a fő képet látják, te mindet.`,
      /** For those whose listings have all pictures and videos anyway. */
      withPictures: {
        intro: `Egy-egy hirdetésedre. ${promotionOrder} Csomag nélkül is jár ${withArticle(imageLimit)} kép és ${withArticle(videoLinkLimit)} videó.`,
        end: promotionEnd,
      },
    },
    offers: {
      title: 'Ajánlatküldés',
      intro: 'Szakembereknek. Annyi ajánlatot küldhetsz, ahányra a csomag szól.',
      end: 'Nem jár le: addig tart, amíg az utolsó ajánlatot el nem küldöd.',
    },
    contactData: {
      title: 'Ajánlatkérők elérhetősége',
      intro:
        'Szállásadóknak és ingatlantulajdonosoknak. A csomag idejére látod, hogyan éred el az ajánlatkérőket.',
      end: 'Lejárat után már nem látod az elérhetőségeket.',
    },
    socialMedia: {
      title: 'Közösségi média',
      intro:
        'Minden hirdetőnek, az összes hirdetésére. A hirdetéseid oldalán megjelennek a közösségi oldalaid linkjei.',
      end: 'Lejárat után a linkjeidet megőrizzük, de a látogatók nem látják őket, amíg nem rendelsz újat.',
    },
    services: {
      title: 'Egyéb segítség',
      intro: 'Minden hirdetőnek, egy-egy hirdetéshez. Amit mi csinálunk meg helyetted, vagy postán küldünk.',
      end: 'Darabra szól, nem jár le.',
    },
  },
} as const;
