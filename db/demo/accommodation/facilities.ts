import type { Random } from '../random.ts';
import type { Zone } from './places.ts';
import type { Class } from './types.ts';

/** Ids of facilities (a hundred per group) with the probability, in percent, that a place of the class has each. */
type Chances = readonly (readonly [percent: number, ids: readonly number[]])[];

const everyRoom: Chances = [
  [92, [102]],
  [75, [111, 124]],
  [60, [106, 119]],
  [70, [131]],
  [45, [104, 115]],
  [22, [117, 121, 122, 125]],
];
const everyBath: Chances = [
  [90, [214]],
  [80, [210]],
  [60, [203]],
  [45, [209]],
  [18, [204, 215]],
  [4, [207, 218]],
];
const everyKitchen: Chances = [
  [95, [403, 416]],
  [80, [401, 417, 413]],
  [70, [409, 411, 405]],
  [45, [408, 414, 419, 420]],
  [25, [404, 407, 418, 421, 410]],
  [10, [406, 412, 424, 415, 422]],
  [3, [423, 425]],
];
const forChildren: Chances = [
  [40, [501, 502, 518]],
  [28, [517, 514]],
  [16, [513, 512, 528, 519]],
  [7, [503, 504, 505, 506, 508, 509, 515]],
  [3, [507, 525, 526, 529, 530]],
];
const garden: Chances = [
  [85, [310, 312]],
  [60, [311, 313, 331]],
  [40, [314, 334]],
  [14, [319, 320]],
  [8, [318, 315]],
];

const byClass: Record<Class, Chances> = {
  hotel: [
    ...everyRoom,
    ...everyBath,
    [95, [201, 301, 306, 339, 336]],
    [85, [101, 103, 109, 308, 325, 326, 340]],
    [70, [107, 110, 114, 303, 338, 213, 211]],
    [55, [309, 320, 323, 128, 130, 531]],
    [45, [316, 321, 322, 212, 219, 123]],
    [35, [315, 318, 324, 329, 330, 335, 105, 108, 501, 502]],
    [22, [305, 304, 337, 511, 523, 516, 113, 127, 132, 129]],
    [12, [317, 521, 522, 510, 512, 520, 524, 205, 220]],
  ],
  guesthouse: [
    ...everyRoom,
    ...everyBath,
    ...everyKitchen,
    ...forChildren,
    ...garden,
    [88, [301, 302]],
    [72, [201, 338]],
    [40, [101, 103, 307]],
    [24, [206, 216, 327, 330]],
    [14, [126, 133, 135, 325, 134]],
    [7, [527, 333, 337, 305]],
  ],
  flat: [
    ...everyRoom,
    ...everyBath,
    ...everyKitchen,
    [96, [201, 301]],
    [70, [101, 307, 340]],
    [55, [216, 302]],
    [35, [114, 128, 133, 308, 501]],
    [20, [303, 304, 338, 502, 113]],
    [9, [305, 331, 315, 217, 205, 221, 112, 518]],
  ],
  cabin: [
    ...everyRoom.slice(0, 3),
    ...everyBath,
    ...everyKitchen.slice(0, 4),
    ...garden,
    [60, [302, 201, 133]],
    [45, [126, 301]],
    [25, [307, 113, 517, 518]],
    [9, [202, 333, 501, 118]],
  ],
  camp: [
    [90, [310, 312, 302, 202]],
    [70, [313, 314, 331, 512]],
    [55, [301, 306, 328, 335, 403]],
    [40, [315, 325, 326, 339, 413, 416, 210]],
    [22, [332, 333, 334, 513, 514, 516, 102, 119, 115]],
    [10, [319, 522, 526, 309, 117, 125]],
  ],
  hostel: [
    ...everyRoom.slice(0, 2),
    [92, [301, 202, 120]],
    [75, [328, 339, 340, 409, 403, 416]],
    [55, [306, 335, 109, 210, 413, 209]],
    [30, [307, 326, 331, 103, 334, 411]],
    [12, [101, 201, 309, 337, 312]],
  ],
};

/** Facilities of some places only: a view, a private beach, a spring. */
const byZone: Partial<Record<Zone, Chances>> = {
  lake: [
    [40, [116]],
    [18, [332]],
    [12, [333]],
  ],
  hills: [
    [55, [118]],
    [20, [126]],
  ],
  alps: [[85, [118]]],
  spa: [[20, [317, 322]]],
  wine: [[45, [327, 418]]],
  sea: [[25, [332]]],
};

const isAbroad = (zone: Zone) => zone === 'sea' || zone === 'alps' || zone === 'abroadCity';

/** Facilities from this percentage on keep their frequency in benchmarks too. */
const popularFrom = 80;

/** Ids of the facilities of all five groups; `share` of the usual number for those that are not popular. */
export function pickFacilities(kind: Class, zone: Zone, random: Random, share: number): number[] {
  const chosen = new Set<number>();
  for (const [percent, ids] of [...byClass[kind], ...(byZone[zone] ?? [])])
    for (const id of ids)
      if (random.next() * 100 < (percent < popularFrom ? percent * share : percent)) chosen.add(id);
  // A private and a shared bathroom exclude each other.
  if (chosen.has(201)) chosen.delete(202);
  if (isAbroad(zone)) chosen.delete(338);
  return [...chosen].sort((a, b) => a - b);
}

const around: Record<Zone, readonly number[]> = {
  lake: [3, 5, 34, 13, 51, 52, 56, 31, 49, 9],
  hills: [2, 41, 32, 40, 39, 31, 33, 57, 28],
  spa: [6, 48, 1, 51, 13, 19, 28, 49],
  wine: [38, 37, 40, 52, 41, 31, 45],
  city: [27, 7, 42, 43, 51, 18, 45, 9, 44, 53],
  village: [31, 28, 2, 41, 55, 60, 36],
  sea: [4, 5, 56, 51, 27, 13],
  alps: [33, 32, 41, 40, 34, 57],
  abroadCity: [27, 7, 42, 8, 43, 11],
};

/** Ids of the special locations nearby. */
export const pickLocations = (zone: Zone, random: Random): number[] =>
  random.sample(around[zone], random.int(2, 5)).sort((a, b) => a - b);

/** Ids of the spoken languages: Hungarian everywhere, others depending on the guests. */
export function pickLanguages(kind: Class, zone: Zone, random: Random): number[] {
  const english = kind === 'hotel' || zone === 'city' || isAbroad(zone) ? 0.95 : 0.5;
  const spoken = [1];
  if (random.chance(english)) spoken.push(2);
  if (random.chance(zone === 'lake' || zone === 'spa' || zone === 'alps' ? 0.7 : 0.3)) spoken.push(3);
  if (kind === 'hotel') spoken.push(...random.sample([4, 5, 7, 10, 12, 11], random.int(0, 2)));
  if (zone === 'sea') spoken.push(13);
  if (random.chance(0.04)) spoken.push(random.pick([32, 9, 8, 16]));
  return [...new Set(spoken)].sort((a, b) => a - b);
}
