import { passwordMinLength } from '@piacter/contracts/accounts/values';
import { paths } from '@piacter/contracts/site/paths';
import type { HelpedRole, HelpTopic } from '../help-topic.ts';

const roles: Record<HelpedRole, string> = {
  ingatlan_tulajdonos: 'Ingatlantulajdonosként: eladó, kiadó vagy cserélhető ingatlant hirdetsz.',
  szallasado: 'Szállásadóként: szállást hirdetsz vendégeknek.',
  szakember: 'Szakemberként: a szolgáltatásaidat hirdeted, és ajánlatot küldesz az ajánlatkérőknek.',
  ajanlatkero:
    'Ajánlatkérőként: megírod, milyen szakembert, szállást vagy ingatlant keresel, és a hirdetők keresnek meg.',
};

export const registrationTopic: HelpTopic = {
  id: 'regisztracio',
  title: 'Regisztráció',
  parts: [
    {
      text: 'Regisztrálnod akkor kell, ha hirdetni vagy ajánlatot kérni szeretnél. A regisztráció ingyenes.',
    },
    { points: Object.values(roles) },
    {
      steps: [
        'Nyisd meg a Bejelentkezés menüpontot, és válaszd a Regisztráció fület.',
        'Válaszd ki, mit szeretnél nálunk: ezt később nem változtathatod meg. Egy e-mail-címmel egy fiókod lehet.',
        `Add meg az e-mail-címedet, és kétszer a jelszavadat. A jelszó legalább ${passwordMinLength} karakter legyen.`,
        'Olvasd el és fogadd el az adatkezelési nyilatkozatot és az általános szerződési feltételeket.',
        'A Regisztráció gomb után megerősítő linket küldünk e-mailben. Nyisd meg egy héten belül, és már be is jelentkezhetsz.',
      ],
    },
    {
      note: 'Nem érkezett meg a levél? Nézd meg a levélszemét mappát is. Ha a címeddel már van fiók, új nem készül: jelentkezz be, vagy kérj új jelszót.',
    },
  ],
  links: [
    { to: paths.register, label: 'Regisztráció' },
    { to: paths.registerAsRequester, label: 'Regisztráció ajánlatkérőként' },
  ],
};

export const loginTopic: HelpTopic = {
  id: 'bejelentkezes',
  title: 'Bejelentkezés',
  parts: [
    {
      steps: [
        'Nyomd meg az Elfogadom gombot a lap alján megjelenő sávban. Enélkül nem tudunk bejelentkeztetni.',
        'A Bejelentkezés oldalon add meg az e-mail-címedet és a jelszavadat.',
        'Bejelentkezés után a profilodra kerülsz, jobb felül pedig megjelenik a zöld Fiókom! menüpont.',
      ],
    },
    {
      points: [
        'A bejelentkezésed legfeljebb egy hétig érvényes. Ha űrlap kitöltése közben jár le, amit beírtál, megmarad: az új bejelentkezés után onnan folytathatod.',
        'Meggondoltad magad? A lap alján a Cookie beállítások fül újra megnyitja a sávot.',
        'Ha elfelejtetted a jelszavad, a bejelentkezés alatti linkkel kérhetsz újat. Az e-mailben küldött link egy óráig érvényes, és csak egyszer használható.',
        'Ha bekapcsoltad a kétlépcsős bejelentkezést, a jelszavad után e-mailben küldött linkkel jelentkezhetsz be. A link egy hétig érvényes.',
        'Kijelentkezni a fiókod oldalsó menüjében, a Kijelentkezés gombbal tudsz.',
      ],
    },
  ],
  links: [
    { to: paths.login, label: 'Bejelentkezés' },
    { to: paths.forgottenPassword, label: 'Elfelejtett jelszó' },
  ],
};

export const profileTopic: HelpTopic = {
  id: 'profil',
  title: 'Profil',
  parts: [
    {
      text: 'A profilodat a Fiókom! menüpontból éred el. Itt adod meg, hogyan érnek el az érdeklődők.',
    },
    {
      points: [
        'Adataid: magánszemélyként a neved, cégként a cégnév, a cégforma, az adószám és a kapcsolattartó. Egyik mező sem kötelező.',
        'Cím: kezdd el írni a címkeresőbe, és válassz a listából. Az irányítószámot, a települést, a vármegyét és az utcát kitöltjük helyetted. Olyan javaslatot válassz, amelyikben utca is van.',
        'Elérhetőség: a mobil- és vezetékes számodon, illetve a kapcsolattartási e-mail-címeden keresnek az érdeklődők. Az e-mail-cím lehet más, mint amivel bejelentkezel.',
        'E-mail-cím módosítása: a jelenlegi jelszavaddal kérheted. Az új címre küldött linket egy napon belül nyisd meg; a cím csak akkor változik.',
        'Jelszó módosítása: a többi eszközödön kijelentkeztetünk.',
        'Kétlépcsős bejelentkezés: ha bekapcsolod, a jelszavad egymagában senkinek sem elég.',
        'Fiók törlése: a jelszavaddal kérheted, azonnal megtörténik, és nem vonható vissza. Előtte kiírjuk, mi törlődik, és mi marad meg név nélkül.',
        'Az Áttekintés menüpontban egy helyen látod a legfontosabbakat: hirdetőként a hirdetéseid látogatottságát és a csomagjaidat, ajánlatkérőként a nyitott ajánlatkéréseidet.',
      ],
    },
    {
      note: 'Az alsó sáv mutatja, hány módosításod nincs még elmentve. Ha mentés nélkül mennél tovább, előtte megkérdezünk.',
    },
  ],
};
