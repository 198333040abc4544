import { listingKinds, searchedByKind } from '@piacter/contracts/listings/values';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import { listingWords } from '../../kinds/index.ts';
import type { HelpTopic } from '../help-topic.ts';

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
