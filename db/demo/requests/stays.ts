/** The occasion of a stay. */
export interface Stay {
  places: readonly string[];
  country?: string;
  description: string;
  /** The next date of this day of the year, or this many days from now; a stay in the past is over. */
  from: { month: number; day: number } | { inDays: number };
  nights: number;
  adults: number;
  children?: readonly [under6: number, from7to13: number, from14: number];
  /** Id of the meal plan. */
  meals: number;
  isAccessible?: true;
  pets?: readonly [count: number, description: string];
}

const meals = { none: 1, breakfast: 2, half: 3, full: 4, kitchen: 8 } as const;

/** Oldest request first. */
export const stays: readonly Stay[] = [
  {
    places: ['Eger'],
    description:
      'Borkóstolós hétvégére jövünk, baráti társaság. Elég két szoba is, csak gyalog el lehessen jutni a központba.',
    from: { inDays: -16 },
    nights: 2,
    adults: 6,
    meals: meals.breakfast,
  },
  {
    places: ['Hajdúszoboszló'],
    description: 'Néhány nap a gyógyfürdőben, a fürdőhöz közeli csendes szobát keresünk félpanzióval.',
    from: { inDays: -13 },
    nights: 4,
    adults: 2,
    meals: meals.half,
  },
  {
    places: ['Siófok', 'Zamárdi'],
    description: 'Vízparthoz közeli, csendes apartmant keresünk, a gyerekeknek jó lenne egy kis kert is.',
    from: { month: 7, day: 10 },
    nights: 7,
    adults: 2,
    children: [2, 0, 0],
    meals: meals.none,
  },
  {
    places: ['Budapest V. kerület', 'Budapest VI. kerület'],
    description:
      'Konferenciára jövök, két éjszakára. Fontos a jó wifi, és hogy késő este is be lehessen jelentkezni.',
    from: { inDays: -6 },
    nights: 2,
    adults: 1,
    meals: meals.breakfast,
  },
  {
    places: ['Balatonfüred'],
    description:
      'Kétszemélyes szobát keresünk a sétányhoz közel, reggelivel. Évfordulóra jövünk, a kilátás számít.',
    from: { month: 5, day: 15 },
    nights: 3,
    adults: 2,
    meals: meals.breakfast,
  },
  {
    places: ['Hévíz', 'Keszthely'],
    description:
      'A szüleimnek keresek szállást a tóhoz közel. Földszint vagy lift kell, mert édesapám nehezen jár.',
    from: { inDays: 34 },
    nights: 10,
    adults: 2,
    meals: meals.half,
    isAccessible: true,
  },
  {
    places: ['Gyula'],
    description: 'Várfürdős hétvégét terveztünk egy kamasszal, külön ágy kellene neki.',
    from: { inDays: 19 },
    nights: 2,
    adults: 2,
    children: [0, 0, 1],
    meals: meals.breakfast,
  },
  {
    places: ['Szentendre'],
    description:
      'Esküvőre jövünk, egy éjszakára kellene szállás tíz felnőttnek és három gyereknek, lehetőleg egy helyen.',
    from: { month: 6, day: 12 },
    nights: 1,
    adults: 10,
    children: [1, 2, 0],
    meals: meals.breakfast,
  },
  {
    places: ['Gyöngyös'],
    description: 'A Mátrába jövünk túrázni egy nyugodt kutyával. Fontos, hogy kutyabarát legyen a hely.',
    from: { inDays: 11 },
    nights: 4,
    adults: 2,
    meals: meals.none,
    pets: [1, 'Szobatiszta labrador, hatéves, jól megvan más kutyákkal is.'],
  },
  {
    places: ['Pécs'],
    description: 'Háromnapos városnézéshez keresünk szállást a belváros közelében, parkolással.',
    from: { inDays: 26 },
    nights: 3,
    adults: 4,
    meals: meals.breakfast,
  },
  {
    places: ['Sopron'],
    description: 'Kerékpárral érkezünk, négy biciklinek zárható tárolóra lenne szükségünk.',
    from: { month: 6, day: 20 },
    nights: 5,
    adults: 4,
    meals: meals.breakfast,
  },
  {
    places: ['Debrecen'],
    description: 'Munkára érkezünk hárman, hétfőtől péntekig. Egyágyas szobák és konyha kellene.',
    from: { inDays: 8 },
    nights: 4,
    adults: 3,
    meals: meals.kitchen,
  },
  {
    places: ['Hajdúszoboszló'],
    description: 'Családi nyaralás nagyszülőkkel, félpanzióval. Két egymás melletti szoba volna a legjobb.',
    from: { month: 8, day: 3 },
    nights: 6,
    adults: 4,
    children: [1, 1, 0],
    meals: meals.half,
  },
  {
    places: ['Tihany', 'Balatonfüred', 'Csopak'],
    description:
      'Hosszú hétvége kettesben, kilátással a Balatonra. Csendes helyet keresünk, medence nem kell.',
    from: { month: 9, day: 4 },
    nights: 3,
    adults: 2,
    meals: meals.breakfast,
  },
  {
    places: ['Bük', 'Sárvár'],
    description: 'Wellnesshétvége három barátnővel, külön ágyakkal. A masszázst mi szervezzük.',
    from: { inDays: 40 },
    nights: 2,
    adults: 4,
    meals: meals.half,
  },
  {
    places: ['Szilvásvárad', 'Noszvaj'],
    description:
      'Erdei házat keresünk kandallóval, két családnak. A gyerekek miatt fontos, hogy ne főút mellett legyen.',
    from: { inDays: 30 },
    nights: 3,
    adults: 4,
    children: [2, 3, 0],
    meals: meals.none,
  },
  {
    places: ['Poroszló', 'Abádszalók'],
    description: 'Horgászni jövünk a Tisza-tóra, stéges vagy vízparti ház lenne jó, fagyasztóval.',
    from: { month: 5, day: 1 },
    nights: 4,
    adults: 3,
    meals: meals.none,
  },
  {
    places: ['Szeged'],
    description: 'A Szabadtéri Játékokra jövünk, két éjszakát töltenénk a belváros közelében.',
    from: { month: 8, day: 14 },
    nights: 2,
    adults: 3,
    meals: meals.breakfast,
  },
  {
    places: ['Visegrád', 'Esztergom'],
    description: 'Osztálykirándulás: huszonnégy diák és három kísérő, két éjszakára, teljes ellátással.',
    from: { month: 6, day: 3 },
    nights: 2,
    adults: 3,
    children: [0, 24, 0],
    meals: meals.full,
  },
  {
    places: ['Fonyód', 'Balatonboglár'],
    description:
      'Kétszobás nyaralót keresünk kerttel, a macskánk is velünk jön. Augusztus első hetében bármelyik nap jó kezdésnek.',
    from: { month: 8, day: 1 },
    nights: 7,
    adults: 2,
    children: [0, 2, 0],
    meals: meals.none,
    pets: [1, 'Ivartalanított, csak bent élő macska, alommal együtt hozzuk.'],
  },
  {
    places: ['Abbázia'],
    country: 'HR',
    description: 'Tengerparti hétvégét terveztünk, erkélyes szobát keresünk a sétányhoz közel.',
    from: { month: 6, day: 26 },
    nights: 4,
    adults: 2,
    meals: meals.breakfast,
  },
  {
    places: ['Kőszeg'],
    description: 'Kerekesszékkel közlekedem, küszöb nélküli szoba és akadálymentes zuhany kellene.',
    from: { inDays: 22 },
    nights: 2,
    adults: 2,
    meals: meals.breakfast,
    isAccessible: true,
  },
  {
    places: ['Tokaj'],
    description: 'Céges csapatépítő tizennégy főre, egy kisebb teremmel, ahol délelőtt dolgozni is tudunk.',
    from: { inDays: 47 },
    nights: 2,
    adults: 14,
    meals: meals.full,
  },
  {
    places: ['Villány', 'Siklós'],
    description: 'Pincelátogatós hétvége két párnak. Jó lenne, ha a szállásadónak is volna bora.',
    from: { inDays: 15 },
    nights: 2,
    adults: 4,
    meals: meals.breakfast,
  },
];

/** Messages of hosts to requesters; some are empty. */
export const hostMessages: readonly string[] = [
  'Szabad a szállásunk ezekre a napokra, szívesen látunk benneteket! Az árakat a hirdetésben találod.',
  'Van szabad helyünk. Írd meg, mikor érkeznétek, és lefoglaljuk nektek. Parkolni az udvarban lehet.',
  'Éppen felszabadult nálunk egy apartman ezekre az éjszakákra. Hívjatok, és megbeszéljük a részleteket!',
  'Két szobánk még szabad arra az időre. Babaágyat és etetőszéket is tudunk adni.',
];
