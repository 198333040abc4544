/** Hungarian texts of the social media links: the advertiser's page, and the row beside a listing. */
export const text = {
  title: 'Közösségi linkek',
  sub: 'A csomagod idejére ezek a linkek minden hirdetésed oldalán megjelennek, és bárki láthatja őket.',
  loading: 'Közösségi linkek betöltése…',
  form: 'Közösségi oldalaid',
  noPackage: 'Most nincs közösségimédia-csomagod.',
  toListings: 'Megnézem a hirdetéseimet',
  section: {
    shown: 'Ezek a linkek minden hirdetésed oldalán látszanak.',
    empty: 'Aktív a közösségimédia-csomagod, de még nem adtál meg linket.',
    hidden: 'A mentett linkjeid most nem látszanak, mert nincs közösségimédia-csomagod.',
    none: 'Közösségimédia-csomaggal minden hirdetésed oldalán megjelennek a közösségi oldalaid linkjei.',
    edit: 'A linkek szerkesztése',
  },
  order: {
    title: 'Rendelj közösségimédia-csomagot!',
    reason: 'A linkek mentéséhez és megjelenítéséhez közösségimédia-csomag kell.',
    kept: 'A korábban mentett linkjeid megvannak: amint aktív a csomagod, újra látszanak.',
    typed: 'Amit beírtál, megmarad: fizetés után itt folytathatod.',
  },
  prolong: {
    title: 'Hosszabb ideig szeretnéd?',
    sub: 'Ha ugyanezt a csomagot rendeled újra, a mostani lejártakor indul; a másik típusú rögtön, a mostani mellett.',
  },
} as const;
