import { trade } from './trades.ts';

/** Trades around gardens, cars, machines, office work and personal services. */
export const otherTrades = [
  trade(
    9,
    'homes',
    ['gardening', 'garden', 'orchard'],
    {
      professions: 'kertész|kertépítő|fűnyíró|öntözőrendszer-telepítő|fakivágó|permetező',
      nouns: 'Kertészet|Kert|Kertépítés',
      brands: 'Zöld Ujj|Rozmaring|Kerti Törpe|Harmat|Sövény',
      works:
        'fűnyírás, sövénynyírás, heti rendszerességgel is|kertek tervezése és építése|automata öntözőrendszerek|veszélyes fák kivágása kötélről|metszés, permetezés|gyepszőnyeg telepítése',
    },
    [
      ['Fűnyírás, négyzetméterenként', 120],
      ['Sövénynyírás, folyóméterenként', 1100],
      ['Kertészeti óradíj', 6500],
      ['Öntözőrendszer, négyzetméterenként', 2600],
    ],
  ),
  trade(
    7,
    'shop',
    ['carRepair'],
    {
      professions: 'autószerelő|autóvillamossági szerelő|gumiszerelő|autókozmetikus|autófényező',
      nouns: 'Autószerviz|Autójavító|Gumiszerviz',
      brands: 'Csavarkulcs|Bokszutca|Négyütemű|Kerék',
      works:
        'műszaki vizsgára felkészítés|olajcsere, fékek, futómű|hibakód kiolvasása minden típushoz|téli-nyári gumicsere tárolással|klíma töltése, fertőtlenítése|karosszéria javítása, fényezése',
    },
    [
      ['Szerelői óradíj', 14_500],
      ['Olajcsere szűrővel, anyag nélkül', 9500],
      ['Gumicsere, négy kerék', 16_000],
      ['Hibakód kiolvasása', 8000],
    ],
  ),
  trade(
    7,
    'network',
    ['computing', 'study', 'livingRoom'],
    {
      professions: 'informatikus|rendszergazda|számítógép-szerelő|weboldalkészítő|programozó|webdesigner',
      nouns: 'Informatika|Számítástechnika|Webstúdió',
      brands: 'Bitpont|Kettes|Villámkábel|Képernyő|Kurzor',
      works:
        'számítógépek javítása, gyorsítása|elveszett adatok mentése|irodák hálózata, rendszergazdai felügyelet|weboldalak és webáruházak készítése|nyomtatók, wifi beállítása|távsegítség percek alatt',
    },
    [
      ['Távsegítség, megkezdett félóránként', 6000],
      ['Helyszíni munka, óránként', 14_000],
      ['Bemutatkozó weboldal', 180_000],
      ['Windows telepítése', 16_000],
    ],
  ),
  trade(
    8,
    'homes',
    ['cleaning', 'livingRoom', 'bathroom'],
    {
      professions: 'takarító|irodatakarító|ablaktisztító|kárpittisztító|szőnyegtisztító',
      nouns: 'Takarítás|Tisztaság|Takarító Szolgálat',
      brands: 'Csillogó|Tiszta Otthon|Szivárvány|Habfürdő',
      works:
        'lakások rendszeres vagy egyszeri takarítása|felújítás utáni nagytakarítás|irodák takarítása munkaidő után|ablaktisztítás, magas ablakok is|kanapék, szőnyegek mélytisztítása|kiadó lakások takarítása vendégváltáskor',
    },
    [
      ['Takarítás, óránként és fejenként', 4200],
      ['Nagytakarítás, négyzetméterenként', 1100],
      ['Kanapé tisztítása', 16_000],
      ['Ablaktisztítás, négyzetméterenként', 900],
    ],
  ),
  trade(
    5,
    'network',
    ['bookkeeping', 'study', 'computing'],
    {
      professions: 'könyvelő|mérlegképes könyvelő|adótanácsadó|pályázatíró',
      nouns: 'Könyvelés|Könyvelőiroda|Adó és Könyvelés',
      brands: 'Mérleg|Számla|Kettős|Pontos',
      works:
        'egyéni vállalkozók és cégek könyvelése|bérszámfejtés, bejelentések|adóbevallások, önellenőrzés|cégalapítás előtti tanácsadás|pályázatok írása és elszámolása',
    },
    [
      ['Egyéni vállalkozó könyvelése, havonta', 18_000],
      ['Kft. könyvelése, havonta', 45_000],
      ['Bérszámfejtés, fejenként', 4500],
      ['Tanácsadás, óránként', 16_000],
    ],
  ),
  trade(
    6,
    'network',
    ['teaching', 'study', 'bookkeeping', 'computing'],
    {
      professions: 'magántanár|matematikatanár|angoltanár|némettanár|korrepetáló|nyelvtanár',
      nouns: 'Oktatás|Magánórák|Nyelvóra',
      brands: 'Kréta|Ötös|Tolltartó|Padtárs',
      works:
        'felkészítés érettségire, felvételire|korrepetálás általános iskolásoknak|angol és német kezdőtől haladóig|órák online vagy nálad otthon|nyelvvizsga-felkészítés|matematika érthetően, türelemmel',
    },
    [
      ['Egy óra, hatvan perc', 7500],
      ['Online óra', 6500],
      ['Tízórás bérlet', 68_000],
    ],
  ),
  trade(
    4,
    'homes',
    ['moving', 'townHouse'],
    {
      professions: 'költöztető|fuvarozó|bútorszállító|lomtalanító|konténeres sittszállító',
      nouns: 'Költöztetés|Fuvar|Szállítás',
      brands: 'Doboz|Emelő|Két Kéz|Gyors',
      works:
        'lakások, irodák költöztetése|bútorok szét- és összeszerelése|zongora, páncélszekrény mozgatása|pincék, padlások lomtalanítása|sitt elszállítása konténerrel|csomagolóanyag kölcsönzése',
    },
    [
      ['Két ember furgonnal, óránként', 16_000],
      ['Lakásköltöztetés', 120_000],
      ['Lomtalanítás, köbméterenként', 14_000],
    ],
  ),
  trade(
    4,
    'network',
    ['photography', 'cityNight', 'lakePier'],
    {
      professions: 'fényképész|esküvői fotós|ingatlanfotós|drónpilóta|film- és videókészítő',
      nouns: 'Fotó|Fotóstúdió|Film és Fotó',
      brands: 'Zársebesség|Pillanat|Objektív|Fénymérő',
      works:
        'esküvők egész napos fotózása|családi és portréfotózás szabadban|ingatlanfotók másnapra|drónfelvételek engedéllyel|rövidfilmek cégeknek',
    },
    [
      ['Portréfotózás', 35_000],
      ['Esküvő, egész nap', 320_000],
      ['Ingatlan fotózása', 28_000],
      ['Drónfelvétel', 45_000],
    ],
  ),
  trade(
    3,
    'homes',
    ['kitchen', 'cleaning'],
    {
      professions: 'háztartásigép-szerelő|hűtőgépszerelő|televíziószerelő',
      nouns: 'Gépszerviz|Háztartásigép-javítás',
      brands: 'Forgódob|Jégszekrény|Kuplung',
      works:
        'mosógépek, mosogatógépek javítása|hűtők, fagyasztók szervizelése otthonodban|tűzhelyek, sütők javítása|alkatrész minden ismert márkához|televíziók javítása',
    },
    [
      ['Kiszállás és hibafeltárás', 14_000],
      ['Mosógép csapágycseréje', 42_000],
      ['Hűtő gáztöltése', 38_000],
    ],
  ),
  trade(
    3,
    'homes',
    ['petCare', 'garden'],
    {
      professions: 'kisállat-felügyelő|kutyasétáltató|kutyakiképző|kutyafodrász',
      nouns: 'Kutyasuli|Állatbarát|Kutyakozmetika',
      brands: 'Tappancs|Csóválós|Buksi|Csont',
      works:
        'kutyasétáltatás hétköznap is|felügyelet, amíg nyaralsz|engedelmességi kiképzés türelemmel|nyírás, fürdetés, karomvágás|macskák etetése otthonukban',
    },
    [
      ['Sétáltatás, alkalmanként', 4000],
      ['Felügyelet, naponta', 8500],
      ['Kutyanyírás', 14_000],
    ],
  ),
  trade(
    3,
    'shop',
    ['massage', 'bathroom'],
    {
      professions: 'masszőr|gyógymasszőr|gyógytornász|fizioterapeuta',
      nouns: 'Masszázs|Gyógymasszázs|Mozgásterápia',
      brands: 'Gerinc|Könnyed|Levendula|Nyújtózó',
      works:
        'gyógymasszázs hát- és nyakfájásra|gyógytorna sérülés, műtét után|sportmasszázs|irodai széken végzett masszázs|talpmasszázs, frissítő masszázs',
    },
    [
      ['Gyógymasszázs, hatvan perc', 14_000],
      ['Frissítő masszázs, harminc perc', 8500],
      ['Gyógytorna, alkalmanként', 12_000],
    ],
  ),
  trade(
    3,
    'shop',
    ['hairdressing', 'bathroom'],
    {
      professions: 'fodrász|kozmetikus|manikűrös|műkörömépítő|sminkes',
      nouns: 'Szépségszalon|Hajszalon|Kozmetika',
      brands: 'Tükör|Frizura|Rúzs|Hajcsat',
      works:
        'női, férfi- és gyerekhajvágás|festés, melír növényi alapú festékkel|arctisztítás, fiatalító kezelések|manikűr, géllakk|alkalmi smink és konty',
    },
    [
      ['Női hajvágás szárítással', 9500],
      ['Férfi hajvágás', 5500],
      ['Géllakk', 8500],
    ],
  ),
  trade(
    3,
    'homes',
    ['catering', 'diningRoom', 'kitchen'],
    {
      professions: 'szakács|cukrász|rendezvényszervező|esküvőszervező|dekoratőr',
      nouns: 'Rendezvény|Vendéglátás|Tortaműhely',
      brands: 'Fakanál|Habverő|Ünnep|Marcipán',
      works:
        'esküvők, születésnapok teljes szervezése|vendégvárás, hidegtálak házhoz szállítva|torták egyedi díszítéssel|bográcsozás helyszínen, száz főre is|terem és asztal díszítése',
    },
    [
      ['Torta, szeletenként', 1400],
      ['Hidegtál, fejenként', 4900],
      ['Esküvő szervezése', 350_000],
    ],
  ),
  trade(
    2,
    'homes',
    ['tiledStove', 'porchHouse'],
    {
      professions: 'cserépkályhás|kandallóépítő|kéményépítő|kéményseprő',
      nouns: 'Kályha|Kandalló és Kályha',
      brands: 'Parázs|Samott|Hamuajtó|Zsarátnok',
      works:
        'cserépkályhák átrakása, tisztítása|kandallók építése tervvel|kémények bélelése|kemencék, kerti sütők',
    },
    [
      ['Kályha tisztítása', 38_000],
      ['Kandalló építése', 1_200_000],
      ['Kémény bélelése, méterenként', 28_000],
    ],
  ),
  trade(
    2,
    'network',
    ['bookkeeping', 'computing', 'study'],
    {
      professions: 'fordító|szakfordító|tolmács',
      nouns: 'Fordítóiroda|Fordítás',
      brands: 'Bábel|Szótár|Idézőjel',
      works:
        'hivatalos iratok, bizonyítványok fordítása|tolmácsolás tárgyaláson, ügyintézésnél|weboldalak fordítása|angol, német, román, szlovák nyelven',
    },
    [
      ['Fordítás, oldalanként', 5500],
      ['Tolmácsolás, óránként', 18_000],
      ['Bizonyítvány fordítása', 12_000],
    ],
  ),
  trade(
    2,
    'homes',
    ['cleaning', 'garden'],
    {
      professions: 'rovarirtó|rágcsálóirtó|poloskairtó',
      nouns: 'Kártevőirtás|Rovarirtás',
      brands: 'Csótánymentes|Darázsfészek|Nyugodt Éj',
      works:
        'csótány, hangya, poloska irtása garanciával|egerek, patkányok elleni védelem|darázsfészek eltávolítása|szerződéses rovarirtás társasházaknak',
    },
    [
      ['Lakás kezelése', 28_000],
      ['Darázsfészek eltávolítása', 20_000],
    ],
  ),
  trade(
    2,
    'homes',
    ['earthworks', 'buildingPlot'],
    {
      professions: 'földmunkagép-kezelő|kútfúró|tereprendező|nehézgépkezelő',
      nouns: 'Földmunka|Kútfúrás|Tereprendezés',
      brands: 'Kanál|Mélyfúró|Lánctalp',
      works:
        'alapok, medencék kiásása|tereprendezés, humusz elterítése|kútfúrás engedélyes tervvel|közműárkok, járdaalapok|bontás és elszállítás',
    },
    [
      ['Gépi munka, óránként', 22_000],
      ['Kútfúrás, méterenként', 19_000],
    ],
  ),
];
