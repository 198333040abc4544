import { trade } from './trades.ts';

/** Trades that build, renovate and repair houses. */
export const buildingTrades = [
  trade(
    12,
    'homes',
    ['painting', 'livingRoom', 'bedroom', 'diningRoom'],
    {
      professions: 'szobafestő|festő|tapétázó|glettelő',
      nouns: 'Festés|Festés és Mázolás|Szobafestés|Tapétázás',
      brands: 'Fehér Ecset|Színes Fal|Tiszta Sarok|Pemzli',
      works:
        'szobák, konyhák festése, akár bútorozott lakásban is|glettelés, repedések javítása|tapétázás és régi tapéta eltávolítása|ajtók, radiátorok mázolása|lépcsőházak, irodák festése|díszítőfestés, csiszolt beton hatású falak',
    },
    [
      ['Festés két rétegben, négyzetméterenként', 1800],
      ['Glettelés, négyzetméterenként', 2400],
      ['Tapétázás, négyzetméterenként', 3500],
      ['Ajtó mázolása, darabonként', 22_000],
    ],
  ),
  trade(
    9,
    'homes',
    ['tiling', 'bathroom', 'kitchen'],
    {
      professions: 'burkoló|hidegburkoló|fürdőszoba-felújító|padlóburkoló',
      nouns: 'Burkolás|Fürdőszoba-felújítás|Csempézés',
      brands: 'Fuga|Egyenes Sor|Mozaik|Kerámia',
      works:
        'fürdőszobák teljes felújítása|csempézés, járólapozás|nagy méretű lapok fektetése|aljzatkiegyenlítés, vízszigetelés|teraszok, erkélyek burkolása|fugacsere, sérült lapok cseréje',
    },
    [
      ['Csempézés, négyzetméterenként', 9500],
      ['Járólapozás, négyzetméterenként', 8900],
      ['Bontás, négyzetméterenként', 3800],
      ['Fürdőszoba teljes felújítása', 1_400_000],
    ],
  ),
  trade(
    11,
    'homes',
    ['electrics', 'study', 'kitchen', 'livingRoom'],
    {
      professions:
        'villanyszerelő|érintésvédelmi felülvizsgáló|okosotthon-szerelő|elektromosautótöltő-telepítő',
      nouns: 'Villanyszerelés|Villany|Elektro',
      brands: 'Szikra|Fázis|Kapcsoló|Ampermérő|Gyors',
      works:
        'hibaelhárítás, akár még aznap|teljes lakások újravezetékezése|biztosítéktáblák cseréje, bővítése|lámpák, kapcsolók felszerelése|mérőhely kialakítása, ügyintézéssel|elektromos autó töltőjének telepítése|érintésvédelmi mérés jegyzőkönyvvel',
    },
    [
      ['Kiszállás és hibafeltárás', 15_000],
      ['Konnektor vagy kapcsoló cseréje', 6500],
      ['Biztosítéktábla cseréje', 120_000],
      ['Lakás újravezetékezése, négyzetméterenként', 16_000],
    ],
  ),
  trade(
    11,
    'homes',
    ['plumbing', 'bathroom', 'kitchen'],
    {
      professions: 'vízvezeték-szerelő|fűtésszerelő|gázszerelő|duguláselhárító|kazánszerelő',
      nouns: 'Vízszerelés|Víz-gáz-fűtés|Épületgépészet',
      brands: 'Csepp|Csaptelep|Kondenz|Szifon|Kék Cső',
      works:
        'csőtörés, csöpögő csap javítása|dugulás elhárítása géppel|fürdőszobai szaniterek cseréje|radiátorok, padlófűtés szerelése|kazánok karbantartása, cseréje|gázszivárgás vizsgálata',
    },
    [
      ['Kiszállás', 12_000],
      ['Csaptelep cseréje', 14_000],
      ['Duguláselhárítás', 28_000],
      ['Kazán éves karbantartása', 32_000],
    ],
  ),
  trade(
    8,
    'homes',
    ['joinery', 'kitchen'],
    {
      professions: 'asztalos|bútorasztalos|konyhabútor-készítő|lépcsőkészítő|nyílászáró-szerelő',
      nouns: 'Asztalosműhely|Asztalos|Bútor|Famegmunkálás',
      brands: 'Gyalu|Tölgyfa|Forgács|Enyves Kéz|Diófa',
      works:
        'egyedi konyhabútorok tervezéssel|beépített szekrények, gardróbok|tömörfa asztalok, padok|ajtók, ablakok javítása|lépcsők, korlátok fából|régi bútorok felújítása',
    },
    [
      ['Helyszíni felmérés', 10_000],
      ['Konyhabútor, folyóméterenként', 180_000],
      ['Beépített szekrény, négyzetméterenként', 95_000],
      ['Ajtó beállítása', 16_000],
    ],
  ),
  trade(
    8,
    'homes',
    ['masonry', 'roofing', 'familyHouse'],
    {
      professions: 'kőműves|vakoló|homlokzatszigetelő|építőmester|betonozó|generálkivitelező',
      nouns: 'Építő|Kőműves|Építés',
      brands: 'Tégla|Függőón|Sarokkő|Habarcs',
      works:
        'falazás, vakolás, betonozás|homlokzatok szigetelése és színezése|lakások teljes felújítása|kerítések, járdák, térkő|válaszfalak bontása, építése|családi házak kulcsrakészen',
    },
    [
      ['Kőműves óradíj', 7500],
      ['Homlokzatszigetelés, négyzetméterenként', 14_500],
      ['Vakolás, négyzetméterenként', 6200],
      ['Térkövezés, négyzetméterenként', 9800],
    ],
  ),
  trade(
    4,
    'homes',
    ['roofing', 'familyHouse'],
    {
      professions: 'tetőfedő|ács|bádogos|lapostető-szigetelő',
      nouns: 'Tető|Ács és Tetőfedő|Bádogos',
      brands: 'Gerenda|Cserép|Szarufa|Eresz',
      works:
        'tetők teljes cseréje|beázás javítása, akár sürgősen|ereszcsatornák cseréje, tisztítása|lapos tetők szigetelése|előtetők, pergolák, kocsibeállók|tetőablakok beépítése',
    },
    [
      ['Beázás felderítése', 25_000],
      ['Tetőcsere, négyzetméterenként', 19_000],
      ['Ereszcsatorna, folyóméterenként', 8500],
    ],
  ),
  trade(
    4,
    'homes',
    ['airConditioning', 'newBuild'],
    {
      professions: 'klímaszerelő|hűtőgépszerelő|hőszivattyú-telepítő|napelem-telepítő',
      nouns: 'Klíma|Klímaszerelés|Hűtéstechnika',
      brands: 'Hűs|Jégkocka|Északi Szél|Négy Évszak',
      works:
        'klímák telepítése tiszta munkával|éves tisztítás, fertőtlenítés|hőszivattyúk tervezése és üzembe helyezése|napelemek teljes ügyintézéssel|hűtőközeg-szivárgás javítása',
    },
    [
      ['Klíma felszerelése, három méterig', 95_000],
      ['Klíma tisztítása', 18_000],
      ['Napelemes rendszer, kilowattonként', 420_000],
    ],
  ),
  trade(
    3,
    'homes',
    ['fencing', 'cubeHouse'],
    {
      professions: 'lakatos|kerítésépítő|garázskapu-szerelő|zárszerelő|hegesztő',
      nouns: 'Lakatos|Kapu és Kerítés|Zárszerviz',
      brands: 'Vaspánt|Rigli|Kulcslyuk|Kovácsolt',
      works:
        'kerítések, kapuk gyártása|zárak cseréje, ajtónyitás roncsolás nélkül|garázskapuk szerelése, motorizálása|korlátok, rácsok, előtetők|hegesztés a helyszínen is',
    },
    [
      ['Zárnyitás munkaidőben', 22_000],
      ['Kerítés, folyóméterenként', 48_000],
      ['Kapunyitó motor felszerelése', 85_000],
    ],
  ),
  trade(
    3,
    'homes',
    ['study', 'livingRoom', 'modernHouse'],
    {
      professions: 'építész|lakberendező|belsőépítész|statikus|műszaki rajzoló',
      nouns: 'Építésziroda|Tervezés|Lakberendezés',
      brands: 'Alaprajz|Vonalzó|Térköz|Pauszpapír',
      works:
        'családi házak terve, engedélyezéssel|lakások átalakítása, fényképhű látványtervvel|lakberendezési tanácsadás egy délután alatt|statikai szakvélemény|energetikai számítás',
    },
    [
      ['Helyszíni tanácsadás', 35_000],
      ['Lakberendezési terv, négyzetméterenként', 6500],
      ['Engedélyezési terv, négyzetméterenként', 9500],
    ],
  ),
];
