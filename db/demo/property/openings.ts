/** First sentences of a description, by house type (1 ház, 2 lakás, 3 telek) and ad type. */
export const saleOpenings: Record<number, readonly string[]> = {
  1: [
    'Eladó egy {rooms}, {area} m²-es családi ház {of} csendes részén, {site} m²-es telken.',
    'Kertre vágysz? Ez {aArea} m²-es ház {of} nyugodt utcájában {site} m²-es telken áll.',
    '{of} kedvelt részén {rooms} családi ház keresi új lakóit.',
    'Családi ház eladó {of} jól megközelíthető részén: {area} m² lakótér, {site} m² telek.',
    'Nagyobb családnak is kényelmes ez {aRooms} ház {of} egyik legszebb utcájában.',
    'Rendezett, {area} m²-es ház eladó {of} zöld részén, gondozott kerttel.',
    'Aki kertes házat keres, de nem akar messze lakni mindentől, annak jó választás ez a ház {of} központjához közel.',
    'Egyszintes életre vágyóknak és gyerekes családnak is ajánlom ezt {aArea} m²-es házat {of} csendes utcájában.',
    '{rooms}, barátságos ház vár új gazdára {of} nyugalmas részén.',
  ],
  2: [
    'Eladó egy {rooms}, {area} m²-es lakás {of} csendes részén.',
    '{of} kedvelt környékén eladó egy világos, {area} m²-es lakás.',
    'Ha rendezett házban keresel otthont, nézd meg ezt {aArea} m²-es lakást {of} egyik legélhetőbb részén.',
    'Világos, jó elosztású, {rooms} lakás vár új lakóra {of} nyugodt utcájában.',
    'Fiatal párnak, kezdő családnak vagy befektetésnek is jó ez {aArea} m²-es lakás {of} szerethető részén.',
    'Pár perc alatt bent vagy a központban, mégis csend vesz körül: ilyen ez {aRooms} lakás {of} zöld részén.',
    'Napfényes, {rooms} otthon eladó {of} jól megközelíthető részén, {floor}.',
    '{area} m², {floor}, {of} központjához közel: eladó ez {aRooms} lakás.',
    'Jó ház, jó szomszédok, jó közlekedés: eladó egy {rooms} lakás {of} keresett részén.',
    'Kétoldali fény, praktikus terek: {rooms}, {area} m²-es lakás eladó {of} kedvelt részén.',
  ],
  3: [
    'Eladó egy {site} m²-es telek {of} csendes részén.',
    'Építkeznél? Ez {aSite} m²-es telek {of} nyugodt utcájában jó alap hozzá.',
    '{site} m²-es, szinte sík telek keresi új gazdáját {of} szélén.',
    '{of} kedvelt részén eladó egy {site} m²-es telek.',
    'Saját kertre, hétvégi házra vagy nyugalomra vágysz? Nézd meg ezt {aSite} m²-es telket {of} zöld részén.',
    'Rendezett, könnyen megközelíthető, {site} m²-es telek eladó {of} határában.',
    'Ritkán adódik ilyen: {site} m²-es telek eladó {of} beépült részén.',
  ],
};

export const rentOpenings: Record<number, readonly string[]> = {
  1: [
    'Kiadó {rooms} családi ház {of} csendes részén, {site} m²-es kerttel.',
    'Hosszú távra kiadó ez {aArea} m²-es, kertes ház {of} nyugodt utcájában.',
    'Kertes albérletet keresel? {rooms} ház kiadó {of} zöld részén, tárolóval és udvarral.',
  ],
  2: [
    'Kiadó egy {rooms}, {area} m²-es lakás {of} jól megközelíthető részén.',
    'Hosszú távra kiadó ez {aRooms} lakás {of} kedvelt részén, {floor}.',
    'Egyedülállónak vagy párnak ajánlom ezt {aArea} m²-es albérletet {of} központjához közel.',
    'Költözhetsz: {rooms}, világos lakás kiadó {of} csendes utcájában.',
    'Egyetemistáknak és dolgozóknak is jó ez {aArea} m²-es kiadó lakás {of} nyüzsgő részén.',
    '{floor} kiadó egy rendezett, {area} m²-es lakás {of} szerethető részén.',
  ],
  3: [
    'Bérbe kiadó egy {site} m²-es telek {of} szélén, kertnek vagy tárolásra.',
    'Bérelhető, {site} m²-es telek {of} határában.',
  ],
};

export const swapOpenings: Record<number, readonly string[]> = {
  1: [
    '{rooms} családi házamat elcserélném: {area} m², {site} m² telek, {of} csendes részén.',
    'Csere is érdekel: {rooms} ház {of} nyugodt utcájában, gondozott kerttel.',
  ],
  2: [
    'Elcserélném {rooms}, {area} m²-es lakásomat, amely {of} kedvelt részén van.',
    'Cserét keresek: {area} m²-es, {rooms} lakásom {of} jól megközelíthető részén van, {floor}.',
    'Kinőttük ezt {aRooms} lakást {of} szerethető részén, ezért cserében gondolkodunk.',
  ],
  3: ['Cserélhető, {site} m²-es telek {of} csendes részén.'],
};

/** What an advertiser would accept in a swap, by house type. */
export const exchangeWishes: Record<number, readonly string[]> = {
  1: [
    'Kisebb, könnyen fenntartható lakást keresek helyette, lifttel vagy a földszinten. Értékkülönbözetet kérek.',
    'Két kisebb lakásra cserélném, lehetőleg ugyanitt vagy a környéken.',
    'Budapesti lakás érdekel cserébe, a különbözetet rugalmasan rendezzük.',
  ],
  2: [
    'Nagyobb, legalább egy szobával több lakás érdekel ugyanebben a városrészben, értékegyeztetéssel.',
    'Kertes házra cserélném a környéken, a különbözetet hitelből fizetem.',
    'Kisebb lakást fogadok el ráfizetéssel, panel is szóba jöhet.',
    'Balatoni nyaralót vagy vidéki házat is beszámítok.',
  ],
  3: ['Autót vagy kisebb lakást is beszámítok.', 'Másik, közművesített telek érdekel, értékegyeztetéssel.'],
};
