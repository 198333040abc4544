import type { Place, Tier } from '../places.ts';

/** Price per square metre of a used brick flat in an average town, by county, in thousands of forints. */
const countyLevels: Record<string, number> = {
  Budapest: 1150,
  'Pest vármegye': 640,
  'Győr-Moson-Sopron vármegye': 620,
  'Veszprém vármegye': 560,
  'Fejér vármegye': 540,
  'Komárom-Esztergom vármegye': 490,
  'Vas vármegye': 470,
  'Zala vármegye': 460,
  'Somogy vármegye': 430,
  'Bács-Kiskun vármegye': 420,
  'Csongrád-Csanád vármegye': 430,
  'Hajdú-Bihar vármegye': 450,
  'Heves vármegye': 390,
  'Tolna vármegye': 370,
  'Baranya vármegye': 370,
  'Jász-Nagykun-Szolnok vármegye': 330,
  'Szabolcs-Szatmár-Bereg vármegye': 360,
  'Borsod-Abaúj-Zemplén vármegye': 290,
  'Békés vármegye': 290,
  'Nógrád vármegye': 250,
};

const settlementLevels: Record<string, number> = {
  Debrecen: 920,
  Győr: 860,
  Szeged: 820,
  Székesfehérvár: 850,
  Veszprém: 880,
  Kecskemét: 740,
  Sopron: 860,
  Pécs: 640,
  Miskolc: 420,
  Nyíregyháza: 710,
  Szombathely: 660,
  Eger: 690,
  Tatabánya: 560,
  Zalaegerszeg: 610,
  Kaposvár: 490,
  Szolnok: 530,
  Békéscsaba: 440,
  Salgótarján: 240,
  Szekszárd: 490,
  Érd: 800,
  Dunaújváros: 490,
  Szentendre: 980,
  Budaörs: 1120,
  Budakeszi: 1050,
  Gödöllő: 860,
  Dunakeszi: 900,
  Vác: 760,
  Hévíz: 950,
  Esztergom: 560,
};

const districtLevels: Record<string, number> = {
  I: 1900,
  II: 1750,
  III: 1300,
  IV: 1100,
  V: 2100,
  VI: 1480,
  VII: 1330,
  VIII: 1180,
  IX: 1350,
  X: 980,
  XI: 1450,
  XII: 1780,
  XIII: 1520,
  XIV: 1260,
  XV: 950,
  XVI: 1060,
  XVII: 980,
  XVIII: 930,
  XIX: 1010,
  XX: 900,
  XXI: 870,
  XXII: 990,
  XXIII: 850,
};

const tierFactors: Record<Tier, number> = { capital: 1, city: 1.3, town: 1, smallTown: 0.82, village: 0.58 };

/** Price per square metre of a used brick flat here, in thousands of forints. */
export function getPriceLevel(place: Place): number {
  const district = /^Budapest ([IVX]+)\. kerület$/.exec(place.name)?.[1];
  if (district) return districtLevels[district] ?? 1150;
  const own = settlementLevels[place.name];
  if (own !== undefined) return own;
  const base = (countyLevels[place.county] ?? 400) * tierFactors[place.tier];
  if (place.isLakeside) return Math.max(base * 1.9, 780);
  // The suburbs cost as much as the outer districts of the capital.
  const nearness = Math.max(0, 1 - place.fromCapital / 45);
  return base * (1 + nearness * 0.8);
}

/** Price factor of the condition (types_condition), relative to a good one. */
export const conditionFactors: Record<number, number> = {
  1: 1.32,
  2: 1.18,
  3: 1.09,
  4: 1,
  5: 0.86,
  6: 0.68,
  7: 0.62,
  8: 0.42,
};

/** Price factor of the building technology (types_build_technology). */
export const technologyFactors: Record<number, number> = {
  1: 1,
  2: 0.86,
  3: 0.9,
  4: 0.95,
  5: 0.62,
  6: 0.88,
  7: 1,
  8: 0.92,
  9: 1.02,
  10: 1.02,
  12: 0.98,
  14: 0.92,
  15: 0.95,
  18: 1.25,
};

/** Rounded as in real advertisements: 74 900 rather than 75 013 (thousands of forints). */
export function rounded(price: number, charm: boolean): number {
  const step = price < 1000 ? 5 : price < 10_000 ? 50 : price < 100_000 ? 500 : 1000;
  const whole = Math.max(step, Math.round(price / step) * step);
  return charm && whole >= 10_000 ? whole - (whole % 1000) + (whole % 1000 >= 500 ? 900 : -100) : whole;
}
