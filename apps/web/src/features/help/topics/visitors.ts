import { maxCompared, maxFavouriteLists, maxFavourites } from '@piacter/contracts/favourites/values';
import { listingKinds, searchedByKind } from '@piacter/contracts/listings/values';
import { paths, publicPathsByKind } from '@piacter/contracts/site/paths';
import { threadLimits } from '@piacter/contracts/threads/values';
import { maxWatches } from '@piacter/contracts/watches/values';
import { listingWords } from '../../kinds/index.ts';
import type { HelpedRole, HelpTopic } from '../help-topic.ts';

export const searchingTopic: HelpTopic = {
  id: 'kereses',
  title: 'Keresés',
  parts: [
    {
      text: 'A hirdetéseket regisztráció nélkül is nézegetheted. A „Mit keresel?” mezőbe írd be a saját szavaiddal, amire szükséged van: „győri albérlet 200 ezerig”, „szállás a Balatonnál kutyával”, „vízszerelő Budapesten”. Vagy válaszd ki a kategóriát, add meg a helyet, és nyomd meg a Keresés gombot.',
    },
    { points: listingKinds.map((kind) => listingWords[kind].help.search) },
    {
      points: [
        'Hogy mit értettünk a szavaidból, az „Így értettük” felirat után látod. Amit félreértettünk, arra kattintva leveheted.',
        'A találatokat a szűrőkkel szűkítheted; telefonon a Szűrők gomb nyitja meg őket. A választott szűrők a találatok fölött látszanak, bármelyikre kattintva leveheted.',
        'Ha kevés a találat, hasonló kereséseket ajánlunk.',
        'Rendezés: elöl a kiemelt hirdetések jönnek, utánuk a legfrissebbek. Más sorrendet is választhatsz, például „Olcsóbb elöl”.',
        'Térkép: a Nézet gombjaival lista helyett vagy mellett térképen is láthatod a találatokat. Ha arrébb viszed, a „Keresés ezen a területen” gomb keres újra. A „Terület rajzolása” gombbal körbe is rajzolhatod, hol keresel. A rejtett című hirdetések hozzávetőleges helyen látszanak.',
        'Az ékezetek és a kis- és nagybetűk nem számítanak: a „gyor” is megtalálja Győrt.',
        'A keresésed a böngésző címsorában van, így elmentheted könyvjelzőnek, vagy elküldheted másnak.',
        'Amit legutóbb megnyitottál, a főoldalon, a „Nemrég láttad” résznél éred el újra. Csak a te böngésződ tudja, és bármikor kiürítheted.',
        'A hirdetőnek a hirdetése oldaláról írhatsz, fiók nélkül is; ha megadta a telefonszámát, fel is hívhatod.',
      ],
    },
  ],
  links: listingKinds.map((kind) => ({
    to: publicPathsByKind[kind].search,
    label: `${searchedByKind[kind]} keresése`,
  })),
};

export const favouritesTopic: HelpTopic = {
  id: 'kedvencek',
  title: 'Kedvencek és összehasonlítás',
  parts: [
    {
      text: 'Nyomd meg a szívet azon a hirdetésen, amelyik tetszik: a Kedvencek oldalon bármikor megtalálod.',
    },
    {
      points: [
        `Kategóriánként legfeljebb ${maxFavourites} kedvenced lehet. Fiók nélkül csak abban a böngészőben vannak meg, amelyikben megjelölted őket; bejelentkezés után a fiókodba kerülnek, és máshol is látod őket.`,
        'A megjelölt szállásoknál elég egyszer megadnod, mikor és hányan mennétek: mindegyiknél kiírjuk a végösszeget, vagy azt, hogy arra az időre nem foglalható.',
        'Jegyzetet írhatsz hozzájuk, és a sorrendjüket is változtathatod. Ha egy kedvenced ára megváltozott, vagy a hirdetés közben szünetel, lejárt vagy megszűnt, kiírjuk.',
        'Árértesítés: ha be vagy jelentkezve, e-mailben is szólunk, amikor egy kedvenc ingatlanod olcsóbb lesz. A Kedvencek oldalon kapcsolhatod ki: „E-mailt kérek, ha egy kedvencem olcsóbb lesz”.',
        `Összehasonlítás: jelölj ki legfeljebb ${maxCompared} kedvencet ugyanabból a kategóriából, és nézd meg őket egymás mellett. Az eltérő sorokat és a legjobb értékeket megjelöljük.`,
        `Megosztás linkkel: készíts linket a kedvenceidhez, a jegyzeteiddel vagy nélkülük. Akinek elküldöd, bejelentkezés nélkül látja a listát, de nem módosíthatja; ha megengeded, jelölhet rajta, és írhat hozzá. A linket bármikor visszavonhatod; egyszerre legfeljebb ${maxFavouriteLists} lehet.`,
      ],
    },
  ],
  links: [{ to: paths.favourites, label: 'Kedvencek' }],
};

export const messagesTopic: HelpTopic = {
  id: 'uzenetek',
  title: 'Üzenetek',
  parts: [
    {
      text: 'Írj a hirdetőnek a hirdetése oldalán: a válasza a fiókodban, az Üzenetek oldalon jelenik meg, és e-mailben is szólunk. Ajánlatokról és ajánlatkérésekről ugyanitt beszélhettek.',
    },
    {
      points: [
        'Időpontot is egyeztethettek a beszélgetésben: egyikőtök legfeljebb ötöt javasol, a másik választ. Előző nap levélben emlékeztetünk rá, és a naptáradba is elmentheted.',
        'Fiók nélkül is írhatsz, ha megadod az e-mail-címedet: a levelünk linkjével bejelentkezés nélkül válaszolhatsz. A linket ne add tovább.',
        'Ha te kértél ajánlatot, a szakember, a szállásadó és az ingatlantulajdonos a telefonszámod és az e-mail-címed helyén „•••” jelet lát, amíg nem jogosult rájuk. Küldés előtt megmutatjuk, mit lát belőle.',
        `Üzenetet ${threadLimits.withdrawMinutes} percig vonhatsz vissza. A beszélgetést archiválhatod, kérheted, hogy ne küldjünk róla levelet, és letilthatod a másik felet: erről nem értesítjük.`,
        'A beszélgetést az utolsó üzenet után 24 hónapig őrizzük meg, fiók nélkül 12 hónapig.',
      ],
    },
  ],
};

const byRole: Record<HelpedRole, string> = {
  ajanlatkero:
    'Ajánlatkérőként: a nyitott ajánlatkérésedet automatikusan figyeljük. A hozzá illő hirdetéseket az oldalán látod, és e-mailben is megkapod.',
  szakember:
    'Szakemberként: azokat az ajánlatkéréseket is figyelheted, amelyekben a te szakmádat keresik a munkaterületeden.',
  szallasado: 'Szállásadóként: azokat az ajánlatkéréseket is figyelheted, amelyekhez a szállásod illik.',
  ingatlan_tulajdonos:
    'Ingatlantulajdonosként: azokat az ajánlatkéréseket is figyelheted, amelyekben a tiédhez hasonló ingatlant keresnek.',
};

export const watchesTopic: HelpTopic = {
  id: 'figyeles',
  title: 'Keresések figyelése',
  parts: [
    {
      text: 'Nem kell naponta visszanézned: e-mailben írunk, amikor új hirdetés illik a keresésedre, vagy egy hozzá illő olcsóbb lett, vagy felszabadult a megadott napokra.',
    },
    {
      steps: [
        'Keress, szűrj, ha akarsz, rajzolj területet is, és a találatok fölött nyomd meg az „Értesítés” gombot.',
        'Válaszd ki, milyen gyakran írjunk: minden új találatnál, naponta vagy hetente egyszer.',
        'Ha nem vagy bejelentkezve, add meg az e-mail-címedet, és nyisd meg a linket, amelyet küldünk. Addig nem írunk mást.',
      ],
    },
    {
      points: [
        `Legfeljebb ${maxWatches} keresést figyelhetsz. Bejelentkezve a Figyeléseim menüpontban látod őket: ott átnevezheted, szüneteltetheted és törölheted mindegyiket.`,
        'Minden levélben van link, amellyel bejelentkezés nélkül is lemondhatod a figyelést.',
        ...Object.values(byRole),
      ],
    },
  ],
};

export const reportingTopic: HelpTopic = {
  id: 'bejelentes',
  title: 'Hirdetés bejelentése',
  parts: [
    {
      text: 'Csalásnak tűnik, hamisak a képei, már eladták, vagy sértő, ami benne áll? Nyomd meg a hirdetés oldalán a „Hirdetés bejelentése” gombot, válaszd ki az okot, és írd le, mit vettél észre. Fiók nem kell hozzá. Egy üzenetet a beszélgetésben a „Bejelentem” gombbal jelenthetsz be: azt és a körülötte lévőket az adminisztrátor olvassa el.',
    },
    {
      points: [
        'A hirdető nem tudja meg, ki jelentette be. Egy hirdetést egyszer jelenthetsz be.',
        'Megnézzük, és ha kell, elrejtjük: az elrejtett hirdetést csak a hirdetője és mi látjuk.',
        'Ha a te hirdetésedet rejtettük el, e-mailben megírjuk, miért. Javítsd ki, és a hirdetésednél kérd, hogy nézzük meg újra.',
      ],
    },
  ],
};
