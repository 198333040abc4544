import { imageLimit, imageLimitWithoutPro } from '@piacter/contracts/images/values';
import { packageTypes } from '@piacter/contracts/packages/values';

/** Hungarian texts of the package page, and of the package that a listing has. */
export const text = {
  name: { [packageTypes.pro]: 'PRO csomag', [packageTypes.kiemelt]: 'Kiemelt csomag' },
  none: 'Nincs csomagja',
  left: (days: number) => (days === 0 ? 'ma jár le' : `még ${days} nap`),
  used: (left: number, all: number) => `${left} nap a ${all} napból`,
  until: (day: string) => `${day.replace(/\.$/, '')}-ig.`,
  queued: (day: string) => `Utána újabb indul, ${day.replace(/\.$/, '')}-ig.`,
  pictures: (count: number, limit: number) => `${count} / ${limit} kép.`,
  picturesWithoutPro: `${imageLimitWithoutPro} képet mutathat.`,
  withPro: `PRO csomaggal ${imageLimit}-at, és videót is.`,

  page: {
    title: 'Szolgáltatáscsomagok',
    intro:
      'Hirdetni nálunk ingyenes. Ha szeretnéd, hogy előrébb kerülj, több képet mutass, vagy könnyebben elérd az ajánlatkérőket, ezek a csomagok segítenek.',
    loading: 'Csomagok betöltése…',
    failed: 'A csomagokat most nem sikerült betölteni.',
    retry: 'Próbáld újra',
    none: 'Most nincs megvásárolható csomag. Nézz vissza később!',
    unit: (price: string, unit: string) => `${price} / ${unit}`,
    how: 'Hogyan működik?',
    rules: [
      'Egyszer fizetsz, PayPallal; semmi sem újul meg magától.',
      'A csomag a fizetés után azonnal indul. A napokra szóló az utolsó napján éjfélig él, és előtte e-mailben szólunk.',
      'Ha ugyanarra a hirdetésre újabb azonos fajtájú csomagot veszel, az akkor indul, amikor az előző lejár.',
      'A megrendeléskor látott ár a tiéd marad, akkor is, ha közben változik.',
      'A rendeléseidet a Csomagvásárlások menüpontban találod; amit még nem fizettél ki, törölheted.',
      'Ha törlöd a hirdetést, amelyikre szól, a csomag is megszűnik.',
    ],
    help: 'Így rendelhetsz: segítség a Tudástárban',
    requester:
      'Ez a fiókod ajánlatkérőké, csomagot hirdetők rendelhetnek. Ha hirdetni is szeretnél, jelentkezz ki, és egy másik e-mail-címmel regisztrálj hirdetőként.',
    /** One sentence with two links in it. */
    visitor: {
      before: 'Csomagot hirdetőként rendelhetsz: ',
      register: 'regisztrálj ingyen',
      between: ', vagy ',
      login: 'jelentkezz be',
      after: '.',
    },
  },
} as const;
