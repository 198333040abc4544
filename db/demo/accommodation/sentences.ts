import type { Zone } from './places.ts';
import type { Class } from './types.ts';

/**
 * First sentences by the attraction of the area; {of} is the settlement in the possessive, {beds} and {rooms} are
 * numbers.
 */
export const openings: Record<Zone, readonly string[]> = {
  lake: [
    'Pár perc séta a part: reggel úszhatsz egyet, mire a többiek felébrednek.',
    '{of} csendes utcájában várunk, a strand gyalog is kényelmesen elérhető.',
    'Ha a víznél nem a tömeget, hanem a nyugalmat keresed, nálunk jó helyen jársz.',
    'Víz, kert, hosszú esték: {of} egyik legbarátságosabb szálláshelye vagyunk.',
    'Törölköző a vállra, és már indulhatsz is: a víz egy rövid sétára van.',
  ],
  hills: [
    'Erdő szélén, {of} határában kapcsolódhatsz ki nálunk, messze a zajtól.',
    'Kilépsz az ajtón, és máris a turistaúton vagy.',
    '{of} fölött, fenyők között áll a ház, ahol este csak a baglyokat hallod.',
    'Túrázóknak, kutyásoknak, csendre vágyóknak ajánljuk magunkat.',
    'Reggel madárcsicsergés, este csillagok: ezért érdemes {of} felé venni az irányt.',
  ],
  spa: [
    'A fürdő bejárata néhány perc séta, így fürdőköpenyben is hazaérsz.',
    '{of} gyógyvize és a mi nyugodt kertünk: ennyi kell a feltöltődéshez.',
    'Egész évben várunk, mert a meleg víz télen a legjobb.',
    'Pihenni, gyógyulni, vagy csak lustálkodni jöttél? Nálunk mindhárom sikerül.',
    'Csendes, gondozott ház {of} zöld részén, a fürdőhöz közel.',
  ],
  wine: [
    'A szőlő között ébredsz, és este a saját borunkat kóstolhatod.',
    '{of} dűlői közt várunk, a pince a ház alatt van.',
    'Borospohárral a teraszon nézheted, ahogy lemegy a nap a dombok mögött.',
    'Családi birtok, néhány szoba, sok jó bor: ilyenek vagyunk.',
  ],
  city: [
    'Belépsz az utcáról, és hirtelen csend lesz: belső udvarra nyílnak a szobáink.',
    '{of} szívében laksz, minden fontos gyalog elérhető.',
    'Egy hosszú hétvégéhez pont ideális: lerakjátok a bőröndöt, és már mehettek is a városba.',
    'Villamos, kávézó, piac a sarkon: így jó várost nézni.',
    'Frissen felújított szállás {of} élettel teli, mégis nyugodt részén.',
  ],
  village: [
    'Falusi csend, tágas udvar, friss kenyér reggelire: így fogadunk.',
    '{of} szélén, régi parasztházban várunk, amit magunk újítottunk fel.',
    'Nálunk a gyerekek egész nap az udvaron vannak, a telefonok meg a fiókban.',
    'Igazi vidéki udvar, diófa alatti asztal, és annyi idő, amennyit szeretnél.',
  ],
  sea: [
    'A kikötő öt perc, a tenger tíz, a szomszédban sült halat adnak.',
    'Olajfák alatt reggelizhetsz, a part gyalog is elérhető.',
    'Magyarul is beszélünk, így a tengernél is otthon érezheted magad.',
  ],
  alps: [
    'Télen síbusz, nyáron túraútvonal indul a ház elől.',
    'Hegyek körben, tiszta levegő, este meleg kandalló.',
    'Magyar házigazdák várnak a hegyek között, reggelivel és jó tanácsokkal.',
  ],
  abroadCity: [
    'A belváros szélén, jó közlekedéssel, csendes utcában várunk.',
    'Városnézéshez ideális: a főtér negyedóra séta.',
    'Magyarul is segítünk jegyekkel, parkolással, vacsorahellyel.',
  ],
};

/** Sentences about the place, by its class. */
export const bodies: Record<Class, readonly string[]> = {
  hotel: [
    'Összesen {rooms} szobával és {beds} férőhellyel várjuk a vendégeket.',
    'Szobáink légkondicionáltak, kényelmes ágyakkal és jól szigetelt ablakokkal.',
    'A reggeli svédasztalos, helyi sajtokkal, pékáruval és friss gyümölccsel.',
    'Kollégáink éjjel-nappal segítenek, ha taxi, jegy vagy csak egy jó étterem kell.',
    'Céges rendezvényre, családi ünnepre is szívesen adunk termet.',
  ],
  guesthouse: [
    'A házban {rooms} szoba van, {beds} vendégnek jut kényelmes ágy.',
    'Az egész ház a tiétek: baráti társaságnak, nagycsaládnak is ideális.',
    'A felszerelt konyhában mindent megtalálsz, ami egy közös vacsorához kell.',
    'Az udvaron bográcsozni és grillezni is lehet, fát mi adunk hozzá.',
    'Érkezéskor házi süteménnyel és egy pohár szörppel várunk.',
  ],
  flat: [
    'A lakás {beds} főnek kényelmes, teljesen felszerelt konyhával.',
    'Kulcsátvétel személyesen vagy kulcsszéffel, ahogy neked kényelmesebb.',
    'Ágyneműt, törölközőt készítünk, a kávé és a tea a polcon vár.',
    'Gyors wifi van, így akár innen is dolgozhatsz.',
    'Az ablakok a csendes oldalra néznek, éjjel nyitva is hagyhatod őket.',
  ],
  cabin: [
    'A faházban {beds} hely van, a galérián is lehet aludni.',
    'Fával fűtünk, a tűzifát bekészítve találod.',
    'Kis konyha, zuhanyzó, terasz: minden van, ami kell, és semmi fölösleges.',
    'A teraszról közvetlenül a zöldbe lépsz.',
    'Este tábortűz, reggel kávé a lépcsőn: ide lassítani jönnek.',
  ],
  camp: [
    'Árnyas helyek várnak sátornak, lakókocsinak, lakóautónak egyaránt.',
    'A vizesblokkot naponta többször takarítjuk, meleg víz mindig van.',
    'A büfé reggel friss kiflivel nyit, este lángossal zár.',
    'A gyerekek biciklivel járják be az egész területet.',
    'Esténként közös tábortűz van, hozz gitárt!',
  ],
  hostel: [
    'Két-, négy- és hatágyas szobáink vannak, összesen {beds} férőhellyel.',
    'Közös konyha, mosoda és nagy nappali tartozik a házhoz.',
    'Csoportokat, osztályokat, dolgozókat is fogadunk, kérj ajánlatot!',
    'Az ágyak mellett olvasólámpa és saját konnektor van.',
    'Tiszta, egyszerű, barátságos szállás, jó áron.',
  ],
};

/** Sentences by the id of a facility. */
export const features: Record<number, string> = {
  315: 'A kerti medence májustól szeptemberig használható.',
  316: 'A beltéri medence esős napon is megmenti a programot.',
  317: 'Gyógyvizes medencénk egész évben meleg.',
  318: 'A jakuzzi a csillagok alatt áll, este is be van fűtve.',
  319: 'A dézsafürdőt kérésre befűtjük, foglaláskor jelezd!',
  320: 'A szauna a szállás árában benne van.',
  527: 'A kecskéket és a nyuszikat a gyerekek is etethetik.',
  512: 'Az udvari játszótér a teraszról is szemmel tartható.',
  305: 'Elektromos autódat nálunk is töltheted.',
  126: 'Hűvös estéken begyújthatsz a kandallóba.',
  332: 'Saját stranddal várunk, napágyat is adunk.',
  333: 'Horgászni is lehet, napijegyet nálunk válthatsz.',
  327: 'A pincében esténként kóstolót tartunk.',
  309: 'A ház akadálymentes, kerekesszékkel is bejárható.',
  338: 'SZÉP-kártyával is fizethetsz.',
  330: 'Kerékpárt kölcsönözhetsz tőlünk, térképet is adunk hozzá.',
};

export const petSentences = [
  'Kutyádat is szívesen látjuk, a kert kerített.',
  'Kisállat hozható, jelezd előre, hogy készülhessünk.',
  'Kutyabarát szállás vagyunk: tálat és takarót is adunk.',
];

export const closings = [
  'Kérdésed van? Írj bátran, még aznap válaszolunk!',
  'Hosszabb tartózkodásra kedvezményt adunk.',
  'Nézz be hozzánk, szeretettel várunk!',
  'A pontos árat az időpont ismeretében tudjuk megmondani, kérj ajánlatot!',
  'Korai érkezést és késői távozást is meg tudunk oldani, ha előre szólsz.',
];

export const byMeal: Record<number, readonly string[]> = {
  2: [
    'A reggeli benne van az árban, tízig tart.',
    'Reggelire helyi lekvárt, sajtot és tojást teszünk az asztalra.',
  ],
  3: ['Félpanzióval várunk: bőséges reggeli és háromfogásos vacsora jár az árban.'],
  4: ['Teljes ellátást adunk, diétát is főzünk, ha előre jelzed.'],
  5: ['All inclusive ellátásunkban az italok is benne vannak.'],
  6: ['Ultra all inclusive: éjjel-nappal ehetsz-ihatsz.'],
  7: ['Reggelit és ebédet adunk, este a környék éttermei várnak.'],
  8: ['A konyhát szabadon használhatod.'],
};
