import { passwordMinLength } from '@piacter/contracts/accounts/values';
import { roleIDs } from '@piacter/contracts/core/values';
import { howAnswersCome } from '../../ui/answers-text.ts';
import { text as shared } from '../../ui/text.ts';
import { otherAccount } from './advertise-text.ts';

/** Hungarian texts of the account pages; documented messages are verbatim. */
export const text = {
  tabs: 'Bejelentkezés vagy regisztráció',
  login: {
    title: 'Bejelentkezés',
    email: 'E-mail-cím',
    pass: 'Jelszó',
    send: 'Bejelentkezés',
    forgotten: 'Elfelejtetted a jelszavad?',
    comeBack: 'Bejelentkezés után visszaviszünk oda, ahol abbahagytad.',
    consent: 'A bejelentkezéshez el kell fogadnod az adatkezelési nyilatkozatot!',
    accept: 'Elfogadom',
    decline: 'Nem fogadom el',
    statement: 'Adatkezelési nyilatkozat',
    alreadyIn: 'Már be vagy jelentkezve.',
    otherAccount,
    toProfile: 'Irány a fiókom!',
    notActivated: {
      detail:
        'Ha nem találod a levelet, küldünk egy új linket. Ha elírtad a címed, regisztrálj újra a jóval.',
      again: 'Küldd újra',
      cancel: 'Mégse',
    },
  },
  /** What a visitor has written before the registration. */
  workWaits: 'Amit írtál, megvan: bejelentkezés után elküldheted.',
  linkSent: {
    title: 'Nézd meg a postaládádat!',
    text: 'Kétlépcsős bejelentkezést állítottál be, ezért egyszer használható linket küldtünk az e-mail-címedre. A link egy hétig érvényes.',
    hint: 'Ha néhány percen belül nem érkezik meg, nézd meg a levélszemét mappát is.',
    back: 'Vissza a bejelentkezéshez',
  },
  register: {
    title: 'Regisztráció',
    asRequester: 'Regisztráció ajánlatkérőként',
    requesterIntro: `Ajánlatkérőként leírod, milyen szakembert, szállást vagy ingatlant keresel. ${howAnswersCome} A regisztráció és az ajánlatkérés ingyenes.`,
    otherType: 'Inkább hirdetőként regisztrálok',
    userType: 'Mit szeretnél nálunk?',
    typeHints: {
      [roleIDs.ingatlan_tulajdonos]: 'Eladó, kiadó vagy cserélhető ingatlant hirdetsz.',
      [roleIDs.szallasado]: 'Szállást hirdetsz vendégeknek.',
      [roleIDs.szakember]: 'A szolgáltatásaidat hirdeted, és ajánlatot küldesz az ajánlatkérőknek.',
      [roleIDs.ajanlatkero]: 'Szakembert, szállást vagy ingatlant keresel, és ajánlatokat kérsz.',
    } as Readonly<Record<number, string>>,
    email: 'E-mail-cím',
    emailHint: 'Ide küldjük a megerősítő linket.',
    pass: 'Jelszó',
    /** An address that looks mistyped. */
    meant: (address: string) => `Erre gondoltál: ${address}?`,
    passHint: `Legalább ${passwordMinLength} karakter.`,
    passAgain: 'Jelszó újra',
    privacyBefore: 'Elfogadom az ',
    privacy: 'adatkezelési nyilatkozatot',
    termsBefore: 'Elfogadom az ',
    terms: 'általános szerződési feltételeket',
    newTab: shared.newTab,
    consent:
      'A regisztrációhoz el kell fogadnod az adatkezelési nyilatkozatot és az általános szerződési feltételeket!',
    privacyMissing: 'Fogadd el az adatkezelési nyilatkozatot!',
    termsMissing: 'Fogadd el az általános szerződési feltételeket!',
    send: 'Regisztráció',
    noTypes: 'A választható fióktípusok most nem töltődtek be. Frissítsd az oldalt!',
  },
  registered: {
    title: 'Nézd meg a postaládádat!',
    text: (email: string) => `Megerősítő linket küldtünk ide: ${email}. A link egy hétig érvényes.`,
    next: 'Nyisd meg a levelet, kattints a linkre, és már be is jelentkezhetsz.',
    hint: 'Ha néhány percen belül nem érkezik meg, nézd meg a levélszemét mappát is. Ha ezzel a címmel már van megerősített fiókod, új nem készült: jelentkezz be, vagy kérj új jelszót.',
    again: 'Küldd újra',
    sentAgain: 'Újra elküldtük. Ha több levél is megjön, bármelyik linkje jó.',
    wrongAddress: 'Elírtam a címet',
    toLogin: 'Bejelentkezés',
  },
  activation: {
    title: 'Regisztráció megerősítése',
    running: 'Megerősítjük a regisztrációdat…',
    done: 'Megerősítetted a regisztrációdat, most már bejelentkezhetsz.',
    countdown: (seconds: number) => `${seconds} másodperc múlva átviszünk a bejelentkezéshez.`,
    toLogin: 'Tovább a bejelentkezéshez',
    proof: {
      intro:
        'Nem ebben a böngészőben regisztráltál, ezért kérjük az akkor választott jelszavadat. Add meg, és kész is vagy.',
      pass: 'Jelszó',
      send: 'Megerősítem',
      newPassword: 'Új jelszót állítok be',
      notMine: 'Nem te regisztráltál? Nincs teendőd: a fiók a megerősítés nélkül nem használható.',
    },
    failed: 'A regisztráció megerősítése nem sikerült',
    incomplete: 'A link hiányos. Nyisd meg újra a levélből, vagy másold be az egész címet a böngésződbe.',
    failedHint: 'Jelentkezz be! Ha még nem erősítetted meg a regisztrációdat, ott új linket kérhetsz.',
  },
  twoFactor: {
    title: 'Kétlépcsős bejelentkezés',
    running: 'Bejelentkeztetünk…',
    failed: 'A bejelentkezés nem sikerült',
    incomplete: 'A link hiányos. Nyisd meg újra a levélből, vagy másold be az egész címet a böngésződbe.',
    failedHint: 'Jelentkezz be újra, és küldünk egy másikat.',
    back: 'Vissza a bejelentkezéshez',
  },
  confirmEmail: {
    title: 'E-mail-cím megerősítése',
    running: 'Megerősítjük az új e-mail-címedet…',
    done: 'Az új e-mail-címed mostantól érvényes. Legközelebb már ezzel jelentkezz be.',
    failed: 'A megerősítés nem sikerült',
    incomplete: 'A link hiányos. Nyisd meg újra a levélből, vagy másold be az egész címet a böngésződbe.',
    failedHint:
      'A link egy napig érvényes. Ha egyszer már megnyitottad, az új címeddel jelentkezz be, ha még nem, a profilodban kérhetsz újat.',
    toLogin: 'Bejelentkezés',
    toProfile: 'Irány a fiókom!',
  },
  forgotten: {
    title: 'Elfelejtett jelszó',
    intro: 'Írd be az e-mail-címedet, és küldünk egy linket, amivel új jelszót adhatsz meg.',
    email: 'E-mail-cím',
    send: 'Kérem a linket',
    back: 'Vissza a bejelentkezéshez',
    sentTitle: 'Nézd meg a postaládádat!',
    sent: (email: string) =>
      `Ha tartozik fiók ehhez a címhez, elküldtük rá a linket: ${email}. A link egy óráig érvényes, és csak egyszer használható.`,
    sentHint: 'Ha néhány percen belül nem érkezik meg, nézd meg a levélszemét mappát is.',
  },
  reset: {
    title: 'Új jelszó megadása',
    pass: 'Új jelszó',
    passHint: `Legalább ${passwordMinLength} karakter.`,
    passAgain: 'Új jelszó újra',
    send: 'Jelszó mentése',
    incomplete: 'A link hiányos. Nyisd meg újra a levélből, vagy kérj új linket.',
    again: 'Új linket kérek',
    doneTitle: 'Kész az új jelszavad',
    done: 'Biztonságból minden eszközödön kijelentkeztettünk. Jelentkezz be az új jelszóval.',
    toLogin: 'Bejelentkezés',
  },
  signedIn: {
    text: "Be vagy jelentkezve! (Jobb felül a zöld 'fiókom!' menüpont jelzi.)",
    stay: 'Maradok',
    go: 'Irány a fiókom!',
  },
  expired: {
    title: 'Lejárt a bejelentkezésed',
    text: 'Ehhez az oldalhoz be kell jelentkezned.',
    detail: 'Lehet, hogy lejárt a bejelentkezésed, vagy más fiókkal jelentkeztél be.',
    noSession: {
      title: 'Ehhez jelentkezz be!',
      text: 'Az oldal, amelyet megnyitottál, egy fiókhoz tartozik. Bejelentkezés után oda viszünk.',
    },
    otherRole: `Ez az oldal más szerepkörhöz tartozik. ${otherAccount}`,
    login: 'Bejelentkezés',
    stay: 'Maradok',
  },
} as const;
