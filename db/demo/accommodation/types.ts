import type { PoolKind } from '../pictures.ts';
import type { Zone } from './places.ts';

/** The class of an accommodation, which determines its facilities, meals and wording. */
export type Class = 'hotel' | 'guesthouse' | 'flat' | 'cabin' | 'camp' | 'hostel';

export interface StayType {
  /** Id of types_accommodation. */
  id: number;
  class: Class;
  zones: readonly Zone[];
  weight: number;
  /** Average price in forints per person and night without meals. */
  price: number;
  /** Minimum and maximum number of beds. */
  beds: readonly [number, number];
  /** The noun in its name, after the first word. */
  nouns: readonly string[];
  outside: readonly PoolKind[];
}

const hungary: readonly Zone[] = ['lake', 'hills', 'spa', 'wine', 'village'];
const anywhere: readonly Zone[] = [...hungary, 'city', 'sea', 'alps', 'abroadCity'];
const houses: readonly PoolKind[] = ['familyHouse', 'cubeHouse', 'porchHouse', 'pension'];
const townHouses: readonly PoolKind[] = ['townHouse', 'galleryHouse', 'newBuild'];

const type = (
  id: number,
  kind: Class,
  weight: number,
  zones: readonly Zone[],
  [price, ...beds]: readonly [number, number, number],
  nouns: string,
  outside: readonly PoolKind[],
): StayType => ({ id, class: kind, weight, zones, price, beds, nouns: nouns.split('|'), outside });

export const stayTypes: readonly StayType[] = [
  type(
    1,
    'hotel',
    8,
    ['lake', 'spa', 'city', 'wine', 'hills', 'sea', 'abroadCity'],
    [19_000, 40, 180],
    'Hotel|Szálloda',
    ['pension', 'poolGarden', 'terraceBreakfast'],
  ),
  type(2, 'flat', 22, anywhere, [11_500, 2, 8], 'Apartman|Apartmanok', [
    'newBuild',
    'townHouse',
    'modernHouse',
    'lakePier',
  ]),
  type(3, 'guesthouse', 12, ['lake', 'hills', 'spa', 'wine', 'city', 'alps'], [12_500, 12, 44], 'Panzió', [
    'pension',
    'familyHouse',
  ]),
  type(4, 'guesthouse', 20, hungary, [9500, 6, 16], 'Vendégház', houses),
  type(5, 'cabin', 6, ['hills', 'lake', 'village'], [8500, 4, 8], 'Faház', ['forestCabin']),
  type(6, 'guesthouse', 4, ['lake', 'spa', 'sea', 'hills'], [15_500, 8, 18], 'Villa', [
    'modernHouse',
    'poolGarden',
  ]),
  type(7, 'hotel', 4, ['lake', 'spa', 'hills'], [29_000, 80, 260], 'Wellness Hotel|Wellnesshotel', [
    'poolGarden',
    'pension',
  ]),
  type(8, 'hotel', 1, ['hills', 'wine', 'village'], [34_000, 30, 90], 'Kastélyszálló|Kastély', ['castle']),
  type(9, 'hotel', 1, ['city', 'spa'], [12_000, 20, 60], 'Garni', ['townHouse']),
  type(10, 'hotel', 2, ['city', 'wine', 'sea'], [27_000, 16, 48], 'Butikhotel', ['cityNight', 'townHouse']),
  type(11, 'hotel', 2, ['city', 'lake', 'spa'], [15_000, 40, 140], 'Aparthotel', ['newBuild', 'poolGarden']),
  type(12, 'flat', 5, anywhere, [7500, 2, 6], 'Szállás|Vendégszoba', ['cubeHouse', 'familyHouse']),
  type(13, 'guesthouse', 6, ['lake', 'hills'], [9000, 4, 10], 'Nyaraló', [
    'familyHouse',
    'lakePier',
    'cubeHouse',
  ]),
  type(14, 'guesthouse', 2, ['lake', 'hills'], [8500, 6, 12], 'Üdülőház', ['terraceHouses', 'familyHouse']),
  type(15, 'hotel', 1, ['lake', 'hills'], [9000, 60, 160], 'Üdülő', ['pension']),
  type(16, 'guesthouse', 5, ['village', 'hills', 'wine'], [7500, 4, 12], 'Porta|Falusi Vendégház', [
    'porchHouse',
  ]),
  type(17, 'guesthouse', 3, ['village'], [9000, 6, 20], 'Tanya', ['porchHouse', 'field']),
  type(18, 'hostel', 3, ['city', 'abroadCity'], [6800, 20, 80], 'Hostel', ['townHouse', 'cityNight']),
  type(19, 'hostel', 1, ['city', 'lake', 'hills'], [5200, 40, 120], 'Ifjúsági Szálló', [
    'panelBlock',
    'pension',
  ]),
  type(20, 'hostel', 1, ['hills'], [5500, 20, 60], 'Turistaház', ['forestCabin', 'pension']),
  type(21, 'cabin', 3, ['hills', 'village'], [5200, 6, 16], 'Kulcsosház', ['forestCabin']),
  type(22, 'hostel', 1, ['city', 'village'], [7800, 20, 60], 'Motel', ['pension']),
  type(23, 'camp', 3, ['lake', 'spa', 'hills'], [4200, 60, 300], 'Kemping', ['campsite']),
  type(24, 'cabin', 3, ['lake', 'spa', 'sea'], [8200, 4, 6], 'Mobilház', ['campsite', 'garden']),
  type(25, 'cabin', 2, ['lake', 'spa'], [7600, 4, 6], 'Bungaló', ['campsite', 'forestCabin']),
  type(26, 'camp', 2, ['hills', 'wine', 'lake'], [17_000, 2, 8], 'Glamping', ['campsite', 'vineyard']),
  type(27, 'cabin', 1, ['hills', 'village'], [8800, 2, 6], 'Jurta', ['campsite', 'orchard']),
  type(28, 'cabin', 1, ['hills'], [21_000, 2, 4], 'Lombház', ['forestCabin']),
  type(29, 'flat', 1, ['lake'], [16_500, 4, 10], 'Lakóhajó', ['lakePier']),
  type(
    30,
    'flat',
    6,
    ['city', 'lake', 'spa', 'abroadCity', 'sea'],
    [12_500, 2, 3],
    'Stúdió|Stúdióapartman',
    townHouses,
  ),
  type(31, 'flat', 1, ['city', 'lake'], [24_000, 2, 6], 'Penthouse', ['cityNight', 'newBuild']),
  type(32, 'guesthouse', 3, ['wine'], [14_500, 6, 20], 'Borászat és Vendégház|Pince és Vendégház', [
    'vineyard',
    'porchHouse',
  ]),
  type(33, 'cabin', 1, ['village', 'lake'], [7000, 4, 10], 'Horgásztanya', ['lakePier', 'forestCabin']),
  type(34, 'hostel', 2, ['city', 'village'], [5200, 10, 60], 'Munkásszálló', ['cubeHouse', 'panelBlock']),
];
