import { jobsOf } from './jobs.ts';

const lessons = jobsOf('lesson', [
  [
    'angoltanár',
    '2 hét',
    [6, 10],
    'Hetente kétszer másfél óra, angol középfokú nyelvvizsgára, hétköznap este hat után.',
  ],
  [
    'angoltanár',
    '1 hét',
    [6, 11],
    'Állásinterjúra készülök angolul, négy-öt alkalomra gondoltam, online is jó.',
  ],
  [
    'némettanár',
    '2 hét',
    [6, 10],
    'Ausztriai munkához kellene német, az alapoktól. Heti két óra, munka után, online.',
  ],
  [
    'korrepetáló',
    '1 hét',
    [5, 9],
    'Nyolcadikos kislányunknak matekból kellene segítség a felvételiig, hetente egyszer.',
  ],
  [
    'gitártanár',
    '2 hét',
    [6, 10],
    'Negyvenévesen kezdenék gitározni, van egy jó állapotú akusztikus gitárom. Szombat délelőtt lenne jó.',
  ],
]);

const care = jobsOf('care', [
  [
    'kutyasétáltató',
    '1 hét',
    [3, 5],
    'Nyugodt, kétéves vizslát kellene hétköznap délben sétáltatni, egy óra elég.',
  ],
  [
    'bébiszitter',
    '5 nap',
    [3, 5],
    'Ötéves kisfiunkhoz keresünk valakit havonta két estére, este héttől tizenegyig.',
  ],
  [
    'idősgondozó',
    '2 hét',
    [3, 6],
    'Édesanyámnak heti három délelőtt kellene segítség: bevásárlás, ebédmelegítés, egy kis beszélgetés.',
  ],
  [
    'takarító',
    '4 nap',
    [4, 6],
    'Felújítás utáni nagytakarítás 85 négyzetméteren, ablaktisztítással együtt.',
    'livingRoom',
  ],
]);

const events = jobsOf('event', [
  [
    'cukrász',
    '3 hét',
    [28, 60],
    'Esküvői torta hatvan főre: három emelet, citromos és csokoládés, élő virággal. Egy emelet legyen gluténmentes.',
  ],
  [
    'cukrász',
    '1 hét',
    [12, 24],
    'Szülinapi torta hatéves kislánynak, húszszeletes, epres, unikornissal a tetején.',
  ],
  [
    'szakács',
    '4 hét',
    [120, 260],
    'Kerti ünnepség negyven főre: bográcsos és néhány vegetáriánus fogás. Terem és edény van.',
    'terraceBreakfast',
  ],
  [
    'dekoratőr',
    '5 hét',
    [80, 180],
    'Ballagási ebéd termének feldíszítése, asztali virágokkal, natúr színekben.',
  ],
  ['fényképész', '6 hét', [45, 90], 'Keresztelő fotózása, körülbelül két óra, negyven retusált képpel.'],
  [
    'költöztető',
    '2 hét',
    [70, 150],
    'Kétszobás lakás költöztetése a második emeletről, lift van. Egy pianínó is lesz.',
  ],
  [
    'lomtalanító',
    '1 hét',
    [40, 95],
    'Padlás és pince kiürítése, régi bútorok és sok papír. Teherautóval be lehet állni az udvarra.',
  ],
  [
    'zongorahangoló',
    '3 hét',
    [22, 40],
    'Évek óta nem hangolt pianínó hangolása, talán két látogatás is kell hozzá.',
  ],
]);

const projects = jobsOf('project', [
  [
    'könyvelő',
    '2 hét',
    [18, 35],
    'Átalányadós egyéni vállalkozó vagyok, havi tíz-tizenöt számlával. Januártól keresek könyvelőt.',
  ],
  [
    'weboldalkészítő',
    '6 hét',
    [160, 420],
    'Kis kézműves műhelyemnek kellene egyszerű, telefonon is jól olvasható weboldal, öt-hat oldallal.',
  ],
  [
    'fordító',
    '5 nap',
    [25, 60],
    'Adásvételi szerződés fordítása magyarról németre, tizenegy oldal. Hivatalos fordítás nem kell.',
  ],
  [
    'számítógép-szerelő',
    '3 nap',
    [12, 28],
    'Nagyon lelassult a laptopom, lehet, hogy csak tisztítani kell. Az adatok maradjanak meg.',
  ],
  [
    'energetikai tanúsító',
    '1 hét',
    [22, 38],
    'Energetikai tanúsítvány kell egy 64 négyzetméteres téglalakás eladásához.',
  ],
]);

/** Jobs for teachers, carers, event services and office work. */
export const otherJobs = [...lessons, ...care, ...events, ...projects];
