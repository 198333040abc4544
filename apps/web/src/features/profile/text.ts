import { passwordMinLength } from '@piacter/contracts/accounts/values';

/** Hungarian texts of the profile. */
export const text = {
  title: 'Profil',
  loading: 'Profil betöltése...',
  failed: 'A profilodat most nem sikerült betölteni.',
  unreachable: 'A szerver nem elérhető. Kérjük, próbálja meg később.',
  parts: {
    label: 'A profil részei',
    advertiserPage: { id: 'hirdetoi-oldal', label: 'Hirdetői oldal' },
    billing: { id: 'szamlazas', label: 'Számlázási adatok' },
    email: { id: 'e-mail-cim', label: 'E-mail-cím' },
    password: { id: 'jelszo', label: 'Jelszó' },
    deletion: { id: 'fiok-torlese', label: 'Fiók törlése' },
  },
  data: {
    title: 'Adataid',
    sub: 'Egyik mező sem kötelező. Azt látják belőle mások, ami a hirdetésedhez vagy az ajánlatkérésedhez kell.',
    index: 'Az adatok részei',
    who: 'Ki vagy?',
    isFirm: 'Magánszemélyként vagy cégként használod a Piacteret?',
    individual: 'Magánszemélyként',
    firm: 'Cégként, vállalkozóként',
    lastName: 'Vezetéknév',
    firstName: 'Keresztnév',
    firmName: 'Cégnév',
    /** Who sees it; invoices are made out to what the billing data say. */
    firmNameHint: {
      advertiser:
        'Mindenki látja a hirdetéseidnél. A számlára nem ez kerül, hanem ami a számlázási adataid között van.',
      other: 'Azok látják, akiknek írsz, vagy akik az elérhetőségedet is megkapják.',
    },
    firmType: 'Cégforma',
    chooseFirmType: 'Válassz!',
    taxNumber: 'Adószám',
    taxHint: 'Például: 12345676-1-42',
    contactPerson: 'Kapcsolattartó',
    address: 'Cím',
    contact: 'Elérhetőség',
    contactSub: 'Ezeken keresnek az érdeklődők.',
    mobile: 'Mobiltelefon',
    mobileHint: 'Például: +36 30 123 4567',
    tel: 'Vezetékes telefon',
    contactEmail: 'Kapcsolattartási e-mail-cím',
    contactEmailHint: 'Lehet más, mint amivel bejelentkezel.',
  },
  taxNumberDoubt: {
    title: 'Biztosan jó az adószám?',
    question:
      'Magyar adószám nem lehet: vagy hiányzik belőle egy számjegy, vagy elírtad. Ha külföldi, mentsd el így!',
    save: 'Így mentem',
    rewrite: 'Átírom',
    error: 'Nézd meg újra az adószámot!',
  },
  identity: {
    title: 'Előbb mutatkozz be!',
    kept: 'A profilodba mentjük, így többször nem kérdezzük meg.',
  },
  advertiserPage: {
    title: 'Hirdetői oldal',
    sub: 'Egy oldal az összes látható hirdetéseddel, a neveddel és az elérhetőségeddel: elküldheted, vagy a névjegyedre írhatod. A hirdetéseid oldaláról is ide vezet egy link.',
    label: 'Legyen hirdetői oldalam',
    open: 'Megnézem a hirdetői oldalamat',
    noName: 'Az oldal akkor jelenik meg, ha fent megadod a nevedet vagy a cégnevedet.',
    noListings: 'Az oldal akkor jelenik meg, ha lesz látható hirdetésed.',
    failed: 'Ezt most nem sikerült betölteni. Frissítsd az oldalt!',
  },
  email: {
    title: 'E-mail-cím',
    sub: (email: string) => `Most ezzel jelentkezel be: ${email}`,
    email: 'Új e-mail-cím',
    pass: 'Jelenlegi jelszó',
    passHint: 'A módosításhoz igazolnod kell magad.',
    send: 'E-mail-cím módosítása',
    done: (email: string) =>
      `Megerősítő linket küldtünk ide: ${email}. A címed akkor változik meg, ha megnyitod. A link egy napig érvényes.`,
  },
  password: {
    title: 'Jelszó',
    current: 'Jelenlegi jelszó',
    next: 'Új jelszó',
    nextHint: `Legalább ${passwordMinLength} karakter.`,
    again: 'Új jelszó újra',
    send: 'Jelszó módosítása',
    done: 'Az új jelszavad érvényes. A többi eszközödön kijelentkeztettünk.',
  },
  twoFactor: {
    title: 'Kétlépcsős bejelentkezés',
    sub: 'A jelszavad után minden bejelentkezéskor e-mailben küldött linkkel is igazolnod kell magad, így a jelszavad egymagában senkinek sem elég.',
    label: 'Bejelentkezés e-mailben küldött linkkel',
    on: 'Bekapcsolva. A többi eszközödön kijelentkeztettünk.',
    off: 'Kikapcsolva. A többi eszközödön kijelentkeztettünk.',
    failed: 'A beállítást most nem sikerült betölteni. Frissítsd az oldalt!',
  },
} as const;

/** Hungarian texts of the first steps of an advertiser. */
export const firstStepsText = {
  title: 'Három lépés az első hirdetésedig',
  progress: (done: number) => `${done} kész a 3 lépésből.`,
  done: 'Kész',
  identity: { name: 'Neved és telefonod', hint: 'Ebből tudják az érdeklődők, kivel beszélnek.' },
  listing: {
    name: 'Első hirdetésed',
    hint: 'Piszkozatként is elmentheted, és később folytathatod.',
    begun: (day: string) => `Elkezdted (${day}), de még nem tetted közzé: innen folytathatod.`,
    /** After the profile was saved. */
    resume: 'Folytatom a hirdetésemet',
  },
  pictures: { name: 'Képek', hint: 'A hirdetés űrlapja ezekkel kezdődik.' },
} as const;
