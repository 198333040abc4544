/** Maximum length of each field of an address, in characters. */
export const addressLimits = {
  postalCode: 12,
  countyRegion: 120,
  settlement: 120,
  street: 120,
  houseNumber: 20,
  floorNumber: 20,
  doorNumber: 20,
} as const;

/** The types of suggested places: a county or region, or a settlement. */
export const regionKinds = ['region', 'settlement'] as const;

/** Maximum numbers of suggested addresses and places. */
export const addressSuggestionLimit = 5;
export const placeSuggestionLimit = 4;

/**
 * Settlements with the suffix that their name takes in 'lakások Győrben'. Usage differs by name (Győrben, Egerben, but
 * Szegeden, Pécsett), so that no rule makes it: only names of this list are put into a sentence.
 */
export const locatives: Readonly<Record<string, string>> = {
  Ajka: 'Ajkán',
  Baja: 'Baján',
  Balatonfüred: 'Balatonfüreden',
  Balatonlelle: 'Balatonlellén',
  Békéscsaba: 'Békéscsabán',
  Budaörs: 'Budaörsön',
  Budapest: 'Budapesten',
  Cegléd: 'Cegléden',
  Debrecen: 'Debrecenben',
  Dunakeszi: 'Dunakeszin',
  Dunaújváros: 'Dunaújvárosban',
  Eger: 'Egerben',
  Esztergom: 'Esztergomban',
  Érd: 'Érden',
  Fonyód: 'Fonyódon',
  Gödöllő: 'Gödöllőn',
  Gyöngyös: 'Gyöngyösön',
  Győr: 'Győrben',
  Gyula: 'Gyulán',
  Hajdúszoboszló: 'Hajdúszoboszlón',
  Hévíz: 'Hévízen',
  Hódmezővásárhely: 'Hódmezővásárhelyen',
  Jászberény: 'Jászberényben',
  Kaposvár: 'Kaposváron',
  Kecskemét: 'Kecskeméten',
  Keszthely: 'Keszthelyen',
  Kiskunfélegyháza: 'Kiskunfélegyházán',
  Komárom: 'Komáromban',
  Kőszeg: 'Kőszegen',
  Makó: 'Makón',
  Miskolc: 'Miskolcon',
  Mosonmagyaróvár: 'Mosonmagyaróváron',
  Nagykanizsa: 'Nagykanizsán',
  Nyíregyháza: 'Nyíregyházán',
  Orosháza: 'Orosházán',
  Ózd: 'Ózdon',
  Pápa: 'Pápán',
  Pécs: 'Pécsett',
  Salgótarján: 'Salgótarjánban',
  Siófok: 'Siófokon',
  Sopron: 'Sopronban',
  Szeged: 'Szegeden',
  Székesfehérvár: 'Székesfehérváron',
  Szekszárd: 'Szekszárdon',
  Szentendre: 'Szentendrén',
  Szentes: 'Szentesen',
  Szolnok: 'Szolnokon',
  Szombathely: 'Szombathelyen',
  Tata: 'Tatán',
  Tatabánya: 'Tatabányán',
  Tihany: 'Tihanyban',
  Vác: 'Vácon',
  Várpalota: 'Várpalotán',
  Veszprém: 'Veszprémben',
  Zalaegerszeg: 'Zalaegerszegen',
  Zamárdi: 'Zamárdiban',
};
