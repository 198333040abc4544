/** Texts of the pages around the help; the help itself is in help-topics.ts. */
export const text = {
  help: {
    title: 'Tudástár',
    intro: 'Így használd a Piacteret: rövid útmutatók a regisztrációtól a hirdetésed képeiig.',
    contents: 'Tartalom',
    print: 'Nyomtatás',
  },
  packages: {
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
  content: {
    failed: 'Ez az oldal most nem nyílt meg',
    hint: 'Próbáld újra egy kicsit később. Addig innen továbbmehetsz:',
    home: 'Főoldal',
    help: 'Tudástár',
  },
} as const;
