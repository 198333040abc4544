import { passwordMinLength } from '@piacter/contracts/accounts/values';
import { imageMaxSide } from '@piacter/contracts/images/values';
import { descriptionLimit } from '@piacter/contracts/listings/values';
import { requestImageLimit, requestTextLimits } from '@piacter/contracts/requests/values';
import { hostPaths, ownerPaths, paths, professionalPaths } from '../../config/paths.ts';
import { packagesText } from '../packages/index.ts';

/** A part of a topic: a paragraph, numbered steps, bullet points, or a note. */
export type HelpPart =
  | { text: string }
  | { steps: readonly string[] }
  | { points: readonly string[] }
  | { note: string };

export type HelpTopic = {
  /** The anchor: /tudastar#regisztracio. */
  id: string;
  title: string;
  parts: readonly HelpPart[];
  links?: readonly { to: string; label: string }[];
};

/** PUB-02: the five documented anchors, preceded by searching. */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'kereses',
    title: 'Keresés',
    parts: [
      {
        text: 'A hirdetéseket regisztráció nélkül is nézegetheted. A főoldalon válaszd ki, mit keresel, add meg a települést, és nyomd meg a Keresés gombot.',
      },
      {
        points: [
          'A találatokat a szűrőkkel szűkítheted: árra, területre, szobaszámra és még sok másra. Telefonon a Szűrők gomb nyitja meg őket.',
          'A választott szűrők a találatok fölött látszanak; bármelyikre kattintva leveheted.',
          'Az ékezetek és a kis- és nagybetűk nem számítanak: a „gyor” is megtalálja Győrt.',
          'A keresésed a böngésző címsorában van, így elmentheted könyvjelzőnek, vagy elküldheted másnak.',
          'Elöl a kiemelt hirdetések jönnek, utánuk a legfrissebbek.',
        ],
      },
    ],
    links: [
      { to: paths.professionals, label: 'Szakemberek keresése' },
      { to: paths.properties, label: 'Ingatlanok keresése' },
      { to: paths.accommodations, label: 'Szállások keresése' },
    ],
  },
  {
    id: 'regisztracio',
    title: 'Regisztráció',
    parts: [
      {
        text: 'Regisztrálnod akkor kell, ha hirdetni vagy ajánlatot kérni szeretnél. A regisztráció ingyenes.',
      },
      {
        steps: [
          'Nyisd meg a Bejelentkezés menüpontot, és válaszd a Regisztráció fület.',
          'Válaszd ki, mit szeretnél nálunk: ingatlantulajdonosként, szállásadóként vagy szakemberként hirdetsz, ajánlatkérőként pedig ajánlatokat kérsz.',
          `Add meg az e-mail-címedet, és kétszer a jelszavadat. A jelszó legalább ${passwordMinLength} karakter legyen.`,
          'Olvasd el és fogadd el az adatkezelési nyilatkozatot és az Általános Szerződési Feltételeket.',
          'A Regisztráció gomb után megerősítő linket küldünk e-mailben. Nyisd meg hét napon belül, és már be is jelentkezhetsz.',
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
  },
  {
    id: 'bejelentkezes',
    title: 'Bejelentkezés',
    parts: [
      {
        steps: [
          'Nyomd meg az Elfogadom gombot a lap alján megjelenő sávban. Enélkül nem tudunk beléptetni.',
          'A Bejelentkezés oldalon add meg az e-mail-címedet és a jelszavadat.',
          'Belépés után a profilodra kerülsz, jobb felül pedig megjelenik a zöld Fiókom! menüpont.',
        ],
      },
      {
        points: [
          'A bejelentkezésed legfeljebb 7 napig érvényes. Ha űrlap kitöltése közben jár le, amit beírtál, megmarad: az új belépés után onnan folytathatod.',
          'Meggondoltad magad? A lap alján a Cookie beállítások fül újra megnyitja a sávot.',
          'Ha elfelejtetted a jelszavad, a bejelentkezés alatti linkkel kérhetsz újat. Az e-mailben küldött link egy óráig érvényes, és csak egyszer használható.',
          'Ha bekapcsoltad a kétlépcsős belépést, a jelszavad után e-mailben küldött linkkel léphetsz be. A link egy hétig érvényes.',
          'Kilépni a fiókod oldalsó menüjében, a Kijelentkezéssel tudsz.',
        ],
      },
    ],
    links: [
      { to: paths.login, label: 'Bejelentkezés' },
      { to: paths.forgottenPassword, label: 'Elfelejtett jelszó' },
    ],
  },
  {
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
          'Elérhetőség: a mobil- és vezetékes számodon, illetve a kapcsolattartási e-mail-címeden keresnek az érdeklődők. Ez lehet más, mint amivel belépsz.',
          'E-mail-cím módosítása: a jelenlegi jelszavaddal kérheted. Az új címre küldött linket egy napon belül nyisd meg; a cím csak akkor változik.',
          'Jelszó módosítása: a többi eszközödön kijelentkeztetünk.',
          'Kétlépcsős belépés: ha bekapcsolod, a jelszavad egymagában senkinek sem elég a belépéshez.',
        ],
      },
      {
        note: 'Az alsó sáv mutatja, hány módosításod nincs még elmentve. Ha mentés nélkül mennél tovább, előtte megkérdezünk.',
      },
    ],
  },
  {
    id: 'hirdetes-feladas',
    title: 'Hirdetés feladása',
    parts: [
      {
        text: 'Hirdetni ingyenes. Hogy mit hirdethetsz, az a fiókodtól függ: ingatlantulajdonosként ingatlant, szállásadóként szállást, szakemberként szolgáltatást.',
      },
      {
        steps: [
          'A fiókodban válaszd az Új hirdetés, az Új szállás vagy az Új szolgáltatás menüpontot.',
          'Töltsd ki az űrlapot. Csillaggal jelöltük, ami nélkül nem menthető. Minél többet adsz meg, annál több szűréssel találnak rád.',
          `Írd meg a leírást, legfeljebb ${descriptionLimit} karakterben.`,
          'Mentés után tölthetsz fel képeket, szálláshoz és szolgáltatáshoz pedig árlistát is készíthetsz.',
        ],
      },
      {
        points: [
          'Ingatlan: lehet eladó, kiadó, cserére szánt, vagy olyan, amit eladnál és cserélnél is. Az árat, a közös költséget és a rezsit ezer forintban írd be: 74 900 000 Ft-hoz 74900-at. Ha az összeg gyanúsan nagy, szólunk, és megmondjuk, mennyit írj. Csere esetén írd meg azt is, mire cserélnél.',
          'Szállás: add meg, melyik naptól melyik napig fogadsz vendéget, és legalább hány éjszakára, hány főre lehet foglalni. Az ár fejenként és éjszakánként értendő. Jelöld meg, mi minden várja a vendégeidet: ezekre is szűrhetnek.',
          'Szolgáltatás: válaszd ki a szakmádat, többet is lehet, és jelöld meg, hol vállalsz munkát: egész országokban, vármegyékben, régiókban vagy településeken. A telefonszámod és az e-mail-címed a hirdetésben is látszik.',
          'Ha nem szeretnéd, hogy a pontos cím látszódjon, jelöld be a cím elrejtését: az utcát és a házszámot senkinek sem mutatjuk, a térképen pedig legfeljebb hozzávetőleges hely látszik.',
          'A számmezők a megengedett határok közé igazítják, amit beírtál, és ezt ki is írják.',
          'A hirdetéseidet az Ingatlanok, a Szállások, illetve a Szolgáltatásaim menüpontban szerkesztheted és törölheted. A törlés végleges, a képekkel együtt.',
          'Csomagot ugyanitt, a hirdetés mellett rendelhetsz, vagy a hirdetés szerkesztésénél, a Csomag résznél: válaszd ki, nyomd meg a Megrendelés gombot, és a következő oldalon fizess.',
          'Amit megrendeltél, azt a Csomagvásárlások menüpontban látod: mi aktív és meddig, és mi vár még fizetésre. Amiért még nem fizettél, azt ott ki is fizetheted vagy törölheted.',
        ],
      },
    ],
    links: [
      { to: ownerPaths.newListing, label: 'Új ingatlanhirdetés' },
      { to: hostPaths.newListing, label: 'Új szálláshirdetés' },
      { to: professionalPaths.newListing, label: 'Új szolgáltatás' },
      { to: paths.packages, label: packagesText.page.question },
    ],
  },
  {
    id: 'kepek',
    title: 'Képek és videók',
    parts: [
      {
        text: 'Képet már elmentett hirdetéshez tölthetsz fel, a hirdetés szerkesztésénél.',
      },
      {
        points: [
          `JPEG, PNG, WebP vagy AVIF képet válassz, legfeljebb ${imageMaxSide}×${imageMaxSide} képpont méretben. A nagyobbat feltöltés előtt lekicsinyítjük, és ezt jelezzük.`,
          'A fekvő képek mutatnak a legjobban.',
          'Ingatlanhoz alapból egy kép tartozhat, PRO csomaggal húsz.',
          'Kattints arra a képre, amelyik a fő kép legyen: ez jelenik meg a találatok között.',
          'A sorrendet húzással rendezheted. Billentyűzettel lépj a kép fogantyújára, vedd fel a Szóközzel, vidd arrébb a nyilakkal, majd a Szóközzel tedd le. A sorrend magától mentődik.',
          'A képekből töröljük a rejtett adatokat, például azt, hogy hol készültek.',
          'PRO csomaggal legfeljebb öt YouTube-videó linkjét is megadhatod.',
        ],
      },
      {
        note: 'Ha lejár a PRO csomagod, egy képed sem vész el: a látogatók a fő képet látják, te mindet.',
      },
    ],
  },
  {
    id: 'ajanlatkeres',
    title: 'Ajánlatkérés',
    parts: [
      {
        text: 'Ajánlatkérőként egyszer írod le, mire van szükséged, és azok keresnek meg, akik segíteni tudnak. Az ajánlatkérés ingyenes.',
      },
      {
        steps: [
          'Regisztrálj ajánlatkérőként, és a fiókodban válaszd ki, mit keresel: szakembert, szállást vagy ingatlant.',
          'Töltsd ki az űrlapot. Csillaggal jelöltük, ami nélkül nem küldheted el.',
          'Nézd át, mielőtt elküldöd: azon, amit szakembereknek vagy szállásadóknak küldtél, utána nem módosíthatsz.',
          'Ha ajánlat érkezik, vagy szállásadó jelentkezik, e-mailben szólunk.',
        ],
      },
      {
        points: [
          `Szakember: válaszd ki a szakmát, írd le a munkát legfeljebb ${requestTextLimits.serviceDescription} karakterben, add meg a helyszínt, és hogy mennyit tudsz várni. Képet is tehetsz hozzá, legfeljebb ${requestImageLimit} darabot.`,
          'Szállás: add meg, hová, mikor és hányan mennétek, milyen ellátást szeretnél, és jön-e kisállat.',
          'Ingatlan: add meg, mit és hol keresel, mekkorát és mennyiért. Ezt később is módosíthatod.',
          'A szakemberek ajánlatait egymás mellett látod: az árat, a vállalási időt és a szakember hirdetéseit. Egyet fogadhatsz el, és ez végleges.',
          'Az elérhetőségedet csak az a szakember látja, akinek az ajánlatát elfogadtad, a szállásadók és az ingatlantulajdonosok közül pedig az, akinek csomagja van hozzá.',
          'Amit szakembereknek vagy szállásadóknak küldtél, addig törölheted, amíg nem érkezett rá válasz; az ingatlant keresőt bármikor.',
        ],
      },
    ],
    links: [{ to: paths.registerAsRequester, label: 'Regisztráció ajánlatkérőként' }],
  },
  {
    id: 'ajanlatkuldes',
    title: 'Ajánlatküldés',
    parts: [
      {
        text: 'Az Ajánlatkérők keresése menüpontban látod, kinek mire van szüksége: szakemberként a munkákat, szállásadóként a szállást, ingatlantulajdonosként az ingatlant keresőket.',
      },
      {
        steps: [
          'Szakemberként szűrj szakmára és településre, és nyisd meg, amelyik érdekel.',
          'Írd meg az ajánlatodat: mit vállalsz, mikorra és mennyiért. Az ár lehet teljes összeg, óradíj, napidíj vagy más.',
          'Nézd át, mielőtt elküldöd: utána nem módosíthatsz rajta, és egy ajánlatkérésre csak egyet küldhetsz.',
          'Az Ajánlataim menüpontban látod, mi lett vele. Ha elfogadták, vagy mást választottak, e-mailben is szólunk.',
        ],
      },
      {
        points: [
          'Az ajánlatküldéshez csomag kell: minden elküldött ajánlat egyet használ fel a keretedből.',
          'Az ajánlatkérő nevét és elérhetőségét akkor látod, ha elfogadta az ajánlatodat.',
          'Szállásadóként és ingatlantulajdonosként az elérhetőségekhez csomag kell; amíg aktív, minden ajánlatkérőét látod.',
        ],
      },
    ],
    links: [{ to: paths.packages, label: packagesText.page.question }],
  },
  {
    id: 'csomagok',
    title: 'Csomagok',
    parts: [
      {
        text: 'Hirdetni csomag nélkül is lehet, ingyen. Csomaggal előrébb kerülsz, ingatlanhoz több képet tehetsz fel, vagy megmutathatod a közösségi oldalaidat.',
      },
      {
        steps: [
          'Egy hirdetésre szóló csomagot a hirdetéseid között, az adott hirdetésnél rendelhetsz; a közösségi linkekhez valót a Közösségi linkek oldalon, az ajánlatküldéshez és az elérhetőségekhez valót az Ajánlatkérők keresése menüpontban, egy ajánlatkérést megnyitva.',
          'Válaszd ki a csomagot, és nyomd meg a Megrendelés gombot. Mielőtt véglegesíted, kiírjuk az árát, és hogy mettől meddig érvényes.',
          'Ha postán küldjük, add meg, hová.',
          'A következő oldalon PayPallal fizethetsz. A csomag ezután azonnal aktív, és e-mailben is megírjuk.',
        ],
      },
      {
        points: [
          'A rendeléseidet a Csomagvásárlások menüpontban találod. Amit még nem fizettél ki, azt ott később kifizetheted vagy törölheted.',
          'Ha fizetés közben megszakad a kapcsolatod, ne fizess újra: pár percen belül a Csomagvásárlásoknál látod az eredményt. Egy rendelést csak egyszer lehet kifizetni.',
          'Egyszer fizetsz, semmi sem újul meg magától. A napokra szóló csomagok lejárata előtt e-mailben szólunk.',
          'Ha lejárat előtt ugyanolyan csomagot rendelsz ugyanahhoz a hirdetéshez, az új csak a mostani után indul, így egy nap sem vész el.',
        ],
      },
    ],
    links: [{ to: paths.packages, label: 'Mit tudnak a csomagok, és mennyibe kerülnek?' }],
  },
  {
    id: 'kozossegi-linkek',
    title: 'Közösségi linkek',
    parts: [
      {
        text: 'Megadhatod a YouTube-, Facebook-, Instagram-, X-, LinkedIn- és TikTok-oldaladat. Amíg aktív a közösségimédia-csomagod, minden hirdetésed oldalán megjelennek.',
      },
      {
        points: [
          'Nyisd meg az oldaladat a böngészőben, másold ki a címét, és illeszd be a hálózat mezőjébe. A Facebook mezőjébe csak facebook.com-os cím kerülhet, a többibe is csak a sajátja.',
          'Amit üresen hagysz, az nem jelenik meg.',
          'Ha lejár a csomagod, a linkek eltűnnek a hirdetéseid mellől, de megőrizzük őket: új csomaggal újra látszanak.',
        ],
      },
    ],
    links: [{ to: paths.packages, label: 'Közösségimédia-csomagok' }],
  },
];
