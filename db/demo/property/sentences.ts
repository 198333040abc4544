import { nearby } from './surroundings.ts';

/** By id of types_condition. */
export const conditionSentences: Record<number, readonly string[]> = {
  1: [
    'Új építésű, te leszel az első lakója.',
    'Az átadás óta senki sem lakta, minden berendezés garanciális.',
    'Most készül el, a burkolatok egy részét még te választhatod ki.',
  ],
  2: [
    'Újszerű állapotú, {year} készült el, azóta gondosan használtuk.',
    '{year} épült, a műszaki tartalma ma is korszerű.',
  ],
  3: [
    '{year} teljes felújításon esett át: új villany- és vízvezetékek, új nyílászárók, új burkolatok.',
    'A felújítás {year} fejeződött be, csak a bútoraidat kell hoznod.',
    'A konyha és a fürdőszoba {year} újult meg, azóta a fűtés is új.',
  ],
  4: [
    'Jó állapotú, azonnal lakható, a nyílászárókat {year} cseréltük.',
    'Rendszeresen karbantartott, tiszta otthon, sürgős tennivaló nincs vele.',
    'Korának megfelelő, szépen megőrzött állapotban van.',
  ],
  5: [
    'Lakható, de egy festés és új burkolat jót tenne neki, az ár ezt már tükrözi.',
    'Közepes állapotú: beköltözhetsz, és közben apránként szépítheted.',
  ],
  6: [
    'Felújítandó, így a saját elképzelésed szerint alakíthatod.',
    'A szerkezete jó, a gépészet és a burkolatok cserére szorulnak.',
    'Felújítás után igazi otthon lehet belőle, az alapjai rendben vannak.',
  ],
  7: [
    'Szerkezetkész, a belső munkákat már a te ízlésed szerint lehet befejezni.',
    'A falak és a tető állnak, a gépészet és a burkolás van hátra.',
  ],
  8: ['Az épület bontandó, az értéket a telek adja.'],
};

/** By id of types_heating. */
export const heatingSentences: Record<number, readonly string[]> = {
  1: [
    'A meleget gázcirkó adja, a radiátorokat termosztát szabályozza.',
    'Új kondenzációs cirkó fűti, a rezsi barátságos.',
  ],
  2: ['Gázkonvektorok fűtik, külön-külön szabályozhatók.'],
  3: ['Gázkazán fűti, a rendszert évente karbantartjuk.'],
  4: ['A fűtés házközponti, télen is kellemes meleg van.'],
  5: ['A fűtés egyedi mérős, azt fizeted, amit elfogyasztasz.'],
  6: ['Távfűtéses, a ház szigetelése után a költségek jelentősen csökkentek.'],
  7: ['A távfűtés egyedileg mérhető, a radiátorok szabályozhatók.'],
  9: ['Elektromos konvektorok fűtik, gázszámla nincs.'],
  12: [
    'Hőszivattyú fűti és hűti, a rezsi meglepően alacsony.',
    'A hőszivattyús rendszer télen fűt, nyáron hűt.',
  ],
  13: ['Hűtő-fűtő klímák adják a meleget és a hűvöset.'],
  14: ['Fan-coil rendszer hűti és fűti, helyiségenként állítható.'],
  15: ['A padlófűtés egyenletes meleget ad egész télen.'],
  21: ['Faelgázosító kazán fűti, egy berakás hideg napokon is kitart estig.'],
  22: ['Vegyes tüzelésű kazán fűti, a fának száraz tároló van az udvaron.'],
  23: ['A nappaliban cserépkályha duruzsol, télen ez a ház lelke.'],
  25: ['Kályha melegíti, a kémény át van vizsgálva.'],
};

export const layoutSentences: Record<number, readonly string[]> = {
  1: [
    'Az étkezős konyhából a nappaliba és a teraszra is ki lehet lépni.',
    'Kamra, mosókonyha és száraz pince is tartozik hozzá.',
    'A melléképületből műhely, iroda vagy nyári konyha is lehet.',
    'A nappali tágas, a kandalló helye ki van építve.',
    'A padlás beépíthető, ha később több szobára lesz szükséged.',
  ],
  2: [
    'A nappali tágas, a konyha étkezős, a fürdőben kád is elfér.',
    'A konyhának ablaka van, mellette kamra segít a tárolásban.',
    'A fürdőszoba és a WC külön helyiség, ez reggelente sokat számít.',
    'Az előszobába beépített szekrény került, így minden a helyén van.',
    'A gardróbszoba kiváltja a nagy szekrényeket.',
    'A terek jól bútorozhatók, felesleges folyosó nincs.',
  ],
};

/** The same of homes with two rooms or more. */
export const roomsSentences: Record<number, readonly string[]> = {
  1: [
    'A hálók a csendesebb, kerti oldalra kerültek.',
    'Két fürdőszoba van, így reggelente nincs sorban állás.',
  ],
  2: [
    'A szobák külön nyílnak, átjáróban senkinek sem kell laknia.',
    'Az amerikai konyhás nappali a lakás szíve, innen nyílik a háló is.',
  ],
};

/** Sentences for yes/no fields that are yes. */
export const featureSentences = {
  balcony: [
    'Az erkélyen elfér egy asztal két székkel, a reggeli kávé itt a legjobb.',
    'A loggia délnyugati, délután is süti a nap.',
    'Az erkélyről szép a kilátás, este itt a legjobb ülni.',
  ],
  lift: [
    'A házban lift van, babakocsival sem gond a közlekedés.',
    'Lift visz fel, a lépcsőház tiszta és zárt.',
  ],
  noLift: [
    'A lépcsőház rendezett, a lakóközösség csendes.',
    'Kis lakásszámú, rendezett ház, jó szomszédokkal.',
  ],
  insulated: [
    'A házat leszigetelték, ez a számlákon is látszik.',
    'A szigetelésnek köszönhetően nyáron hűvös, télen jól tartja a meleget.',
  ],
  solar: [
    'A tetőn {kw} kW-os napelemes rendszer termel.',
    'Az áramszámla nagy részét {kw} kW-os napelem váltja ki.',
  ],
  smart: ['Az okosotthon-rendszerrel telefonról állítod a fűtést és a redőnyöket.'],
  ownGarden: ['Saját, elkerített kertrész tartozik hozzá.'],
  attic: ['A tetőtérnek a gerendák és a tetőablakok adják a hangulatát.'],
  garden: [
    '{aSite} m²-es kertben gyümölcsfák és veteményes is van.',
    'A kert parkosított, körbekerített, a gyerekeknek és a kutyának is van hely.',
    'A hátsó kertben fúrt kút van, a locsolás nem kerül semmibe.',
    'A kertben diófa ad árnyékot, alatta nyáron hűvös van.',
    'Az udvaron két autó is kényelmesen megáll.',
  ],
} as const;

/** By id of special_locations. */
export const nearbySentences: Record<number, readonly string[]> = {
  [nearby.park]: ['A sarkon túl park van, futni és kutyát sétáltatni is jó.'],
  [nearby.forest]: ['Az erdő pár perc séta, hétvégén nem kell autóba ülni érte.'],
  [nearby.beach]: ['A strand tíz perc séta.'],
  [nearby.lake]: ['A tópart gyalog is elérhető.'],
  [nearby.waterside]: ['A vízpart karnyújtásnyira van.'],
  [nearby.transport]: [
    'A megálló két perc séta, gyakran járnak a buszok.',
    'A közlekedés kiváló, autó nélkül is kényelmesen boldogulsz.',
  ],
  [nearby.metro]: ['A metró hét perc séta.', 'Metróval negyedóra alatt a belvárosban vagy.'],
  [nearby.railway]: ['A vasútállomás közel van, ingázóknak is ideális.'],
  [nearby.motorway]: ['Az autópálya-felhajtó néhány perc autóval.'],
  [nearby.school]: ['Iskola és óvoda is van a közelben, gyerekekkel ez nagy könnyebbség.'],
  [nearby.nursery]: ['Az óvoda két sarokra van.'],
  [nearby.shoppingCentre]: ['A bevásárlóközpont gyalog is elérhető.'],
  [nearby.grocery]: ['A bolt közel van, a kenyérért papucsban is lemehetsz.'],
  [nearby.market]: ['Szombatonként piac van a közelben.'],
  [nearby.doctor]: ['Orvosi rendelő és gyógyszertár néhány saroknyira van.'],
  [nearby.centre]: ['A belváros gyalog is elérhető.'],
  [nearby.quiet]: ['Az utca csendes, átmenő forgalom nincs.', 'Este csak a tücsköket hallani.'],
  [nearby.green]: ['Zöldövezet, jó levegő, sok fa.'],
  [nearby.deadEnd]: ['Zsákutcában van, idegen autó ritkán téved erre.'],
  [nearby.vineyardHill]: ['Szőlőhegyre néz, ősszel különösen szép.'],
  [nearby.hiking]: ['Túraútvonalak indulnak a közelből.'],
  [nearby.playground]: ['Játszótér van a ház közelében.'],
  [nearby.cycleway]: ['A kerékpárút a sarkon indul.'],
  [nearby.restaurant]: ['Kávézók, éttermek vannak a környéken.'],
};

export const saleClosings = [
  'Az ár kis mértékben alkuképes.',
  'Hívj bátran, hétvégén is meg tudom mutatni.',
  'Kérdésed van? Írj üzenetet, este is válaszolok.',
  'Per- és tehermentes, a papírok rendben vannak.',
  'Hitelre is megvehető, az értékbecslés elkészült.',
  'Nézd meg személyesen, a képek nem adják vissza a hangulatát.',
];
export const quickClosings = ['Azonnal költözhető.', 'Tehermentes, azonnal birtokba vehető.'];
export const rentTerms = [
  'Kéthavi kauciót kérek, a szerződés legalább egy évre szól.',
  'A kaució kéthavi díj, háziállat megbeszélés szerint jöhet.',
  'Nemdohányzó bérlőt keresek, hosszú távra.',
  'A rezsit mérőóra szerint fizeted, a közös költség a bérleti díjon felül van.',
];
export const furnishedSentences: Record<number, string> = {
  1: 'Teljesen bútorozott, mosógép és hűtő is van.',
  2: 'Részben bútorozott, a konyha gépesített.',
  3: 'Bútorozatlanul kiadó, hozd a saját holmidat.',
  4: 'A bútorokról meg tudunk egyezni.',
  5: 'A konyha gépesített, a többit te rendezed be.',
};

export const plotSentences = {
  building: [
    'Lakóház építhető rá, a beépíthetőség 30%.',
    'A telek szabályos, utcafrontja 18 méter.',
    'A szomszédos telkeken új házak épülnek.',
    'Geodéziai felmérés van róla, azonnal tervezhetsz rá.',
    'Aszfaltozott úton, egész évben megközelíthető.',
  ],
  field: [
    'Gyümölcsösnek, szőlőnek vagy hétvégi kertnek is kiváló.',
    'Gondozott, művelt terület, egyik oldalán akácos.',
    'Földúton közelíthető meg, a kövesút háromszáz méterre van.',
    'Termő gyümölcsfák is vannak rajta.',
  ],
  power: {
    6: 'A villany telken belül van.',
    7: 'A villany a telekhatárnál van.',
    8: 'A villany az utcában elérhető.',
    9: 'Az áramot napelem adja.',
    10: 'Közmű nincs bevezetve.',
  } as Record<number, string>,
  water: [
    'A víz be van vezetve, az óra új.',
    'Fúrt kút adja a vizet.',
    'A víz és a csatorna az utcában van.',
  ],
} as const;
