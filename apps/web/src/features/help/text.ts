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
      'A napokra szóló csomag az aktiválás napján indul, és az utolsó napja végéig él.',
      'Ha ugyanarra a hirdetésre újabb azonos csomagot veszel, az akkor indul, amikor az előző lejár.',
      'A megrendeléskor látott ár a tiéd marad, akkor is, ha közben változik.',
      'Ha a PRO csomag lejár, a képeid megmaradnak: a látogatók a fő képet látják, te mindet.',
    ],
    help: 'Segítség a hirdetéshez a Tudástárban',
  },
  content: {
    failed: 'Ez az oldal most nem nyílt meg',
    hint: 'Próbáld újra egy kicsit később. Addig innen továbbmehetsz:',
    home: 'Főoldal',
    help: 'Tudástár',
  },
} as const;
