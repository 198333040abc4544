import { houseTypes } from '@piacter/contracts/properties/values';
import { requestedAdTypes } from '@piacter/contracts/requests/values';

type Range = readonly [from: number, to: number];

/** A wanted property. */
export interface Home {
  adType: number;
  houseType: number;
  places: readonly string[];
  /** Millions of forints for a purchase, thousands for a rent. */
  price: Range;
  floorArea?: Range;
  siteArea?: Range;
  rooms?: Range;
  /** Excluded floors. */
  notOn?: Range;
  /** Ids of the conditions and building technologies; none for a plot. */
  conditions?: readonly number[];
  technologies?: readonly number[];
  description: string;
}

const { sale, rent } = requestedAdTypes;
const { house, flat, plot } = houseTypes;
/** Ids of types_condition. */
const [likeNew, renovated, good, medium, toRenovate] = [2, 3, 4, 5, 6];
/** Ids of types_build_technology. */
const [brick, panel, light, mixed, concrete] = [1, 2, 4, 6, 12];

/** Oldest request first. */
export const homes: readonly Home[] = [
  {
    adType: sale,
    houseType: flat,
    places: ['Győr'],
    price: [45, 62],
    floorArea: [50, 80],
    rooms: [2, 3],
    conditions: [good, medium, toRenovate],
    technologies: [brick, panel],
    description: 'Világos, erkélyes lakást keresünk jó közlekedéssel, felújítandó is érdekel.',
  },
  {
    adType: rent,
    houseType: flat,
    places: ['Szeged'],
    price: [130, 190],
    floorArea: [35, 60],
    rooms: [1, 2],
    conditions: [renovated, good],
    technologies: [brick, panel],
    description:
      'Két egyetemista keres hosszú távra bútorozott lakást, az egyetemtől legfeljebb húsz percre.',
  },
  {
    adType: sale,
    houseType: house,
    places: ['Veszprém', 'Balatonalmádi'],
    price: [70, 120],
    floorArea: [90, 160],
    siteArea: [500, 1500],
    rooms: [4, 6],
    conditions: [good, medium, toRenovate],
    technologies: [brick, mixed],
    description: 'Négytagú család keres kertes házat. A kert fontosabb, mint a ház állapota.',
  },
  {
    adType: sale,
    houseType: plot,
    places: ['Gödöllő'],
    price: [15, 35],
    siteArea: [600, 1200],
    description: 'Összközműves építési telket keresünk, lehetőleg csendes utcában.',
  },
  {
    adType: sale,
    houseType: flat,
    places: ['Kecskemét'],
    price: [50, 75],
    floorArea: [55, 75],
    rooms: [2, 3],
    conditions: [likeNew, renovated],
    technologies: [brick],
    description: 'Első közös lakásunkat keressük, tégla építésűt, sétatávolságra a belvárostól.',
  },
  {
    adType: rent,
    houseType: flat,
    places: ['Debrecen'],
    price: [160, 240],
    floorArea: [45, 70],
    rooms: [2, 3],
    conditions: [likeNew, renovated, good],
    technologies: [brick, panel, concrete],
    description: 'Munkahelyváltás miatt költözöm, nem dohányzom, állatom nincs. Januári beköltözéssel is jó.',
  },
  {
    adType: sale,
    houseType: house,
    places: ['Szigetszentmiklós', 'Érd', 'Dunakeszi'],
    price: [85, 140],
    floorArea: [110, 190],
    siteArea: [400, 1000],
    rooms: [4, 6],
    conditions: [renovated, good],
    technologies: [brick, mixed],
    description: 'Kétgenerációs megoldás is érdekel, garázs és jó vasúti közlekedés kell.',
  },
  {
    adType: sale,
    houseType: flat,
    places: ['Székesfehérvár'],
    price: [38, 52],
    floorArea: [45, 62],
    rooms: [2, 2],
    notOn: [0, 0],
    conditions: [renovated],
    technologies: [brick, panel],
    description: 'Befektetésnek keresek felújított lakást, földszint nem érdekel.',
  },
  {
    adType: rent,
    houseType: house,
    places: ['Pécs'],
    price: [220, 340],
    floorArea: [80, 130],
    siteArea: [300, 1200],
    rooms: [3, 4],
    conditions: [good, medium],
    technologies: [brick, mixed],
    description: 'Kutyás család vagyunk, bekerített udvarra lenne szükségünk. Hosszú távra vennénk bérbe.',
  },
  {
    adType: sale,
    houseType: plot,
    places: ['Zamárdi', 'Szántód'],
    price: [25, 60],
    siteArea: [400, 900],
    description: 'Nyaralónak alkalmas telket keresünk, a tótól legfeljebb egy kilométerre.',
  },
  {
    adType: sale,
    houseType: flat,
    places: ['Budapest XIII. kerület', 'Budapest XIV. kerület'],
    price: [75, 105],
    floorArea: [52, 75],
    rooms: [2, 3],
    notOn: [0, 1],
    conditions: [likeNew, renovated, good],
    technologies: [brick, concrete],
    description: 'Liftes házban, legalább a második emeleten keresünk lakást, metró vagy villamos közelében.',
  },
  {
    adType: rent,
    houseType: flat,
    places: ['Budapest XI. kerület', 'Budapest IX. kerület'],
    price: [220, 310],
    floorArea: [40, 65],
    rooms: [2, 2],
    conditions: [likeNew, renovated],
    technologies: [brick, concrete],
    description:
      'Fiatal pár bérelne gépesített lakást, legalább két évre. Kaució rendben, munkáltatói igazolás van.',
  },
  {
    adType: sale,
    houseType: house,
    places: ['Tokaj', 'Tarcal'],
    price: [25, 55],
    floorArea: [70, 130],
    siteArea: [800, 3000],
    rooms: [2, 4],
    conditions: [medium, toRenovate],
    technologies: [brick, mixed],
    description: 'Parasztházat keresek pincével, hétvégi háznak. A teljes felújítás sem riaszt el.',
  },
  {
    adType: sale,
    houseType: flat,
    places: ['Miskolc'],
    price: [22, 34],
    floorArea: [45, 60],
    rooms: [2, 2],
    notOn: [4, 10],
    conditions: [good, medium],
    technologies: [panel, brick],
    description: 'Édesanyámnak keresek lakást, lift nélküli házban legfeljebb a harmadik emeleten.',
  },
  {
    adType: sale,
    houseType: flat,
    places: ['Szombathely', 'Kőszeg'],
    price: [40, 58],
    floorArea: [55, 80],
    rooms: [3, 3],
    conditions: [renovated, good],
    technologies: [brick],
    description:
      'Háromszobás lakást keresünk, ahonnan az iskola gyalog elérhető. Saját lakásunk eladása folyamatban van.',
  },
  {
    adType: rent,
    houseType: house,
    places: ['Budaörs', 'Budakeszi'],
    price: [450, 700],
    floorArea: [120, 200],
    siteArea: [300, 1000],
    rooms: [4, 6],
    conditions: [likeNew, renovated],
    technologies: [brick, light],
    description: 'Külföldről hazatérő család bérelne házat legalább egy tanévre, dolgozószobával.',
  },
  {
    adType: sale,
    houseType: plot,
    places: ['Vác', 'Göd'],
    price: [18, 40],
    siteArea: [500, 1500],
    description:
      'Könnyűszerkezetes háznak keresünk telket, a vasútállomástól kerékpárral elérhető távolságban.',
  },
  {
    adType: sale,
    houseType: house,
    places: ['Nyíregyháza'],
    price: [55, 95],
    floorArea: [100, 160],
    siteArea: [400, 1200],
    rooms: [3, 5],
    conditions: [likeNew, renovated, good],
    technologies: [brick, concrete],
    description: 'Egyszintes családi házat keresünk, garázzsal és korszerű fűtéssel.',
  },
  {
    adType: sale,
    houseType: flat,
    places: ['Zalaegerszeg', 'Keszthely'],
    price: [35, 55],
    floorArea: [45, 70],
    rooms: [2, 3],
    conditions: [renovated, good],
    technologies: [brick],
    description: 'Nyugdíjas házaspár keres napfényes, csendes lakást, földszintet vagy első emeletet.',
  },
  {
    adType: rent,
    houseType: flat,
    places: ['Győr', 'Mosonmagyaróvár'],
    price: [170, 260],
    floorArea: [40, 65],
    rooms: [1, 3],
    conditions: [likeNew, renovated, good],
    technologies: [brick, panel],
    description: 'Ausztriában dolgozom, hétvégén vagyok otthon. Parkolóhely vagy garázs kell.',
  },
  {
    adType: sale,
    houseType: house,
    places: ['Szolnok', 'Cegléd'],
    price: [35, 65],
    floorArea: [80, 130],
    siteArea: [500, 2000],
    rooms: [3, 4],
    conditions: [good, medium, toRenovate],
    technologies: [brick, mixed],
    description: 'Családi házat keresünk műhelynek alkalmas melléképülettel, ipari áram előny.',
  },
  {
    adType: sale,
    houseType: flat,
    places: ['Budapest III. kerület'],
    price: [58, 78],
    floorArea: [48, 66],
    rooms: [2, 3],
    conditions: [medium, toRenovate],
    technologies: [panel],
    description: 'Felújítandó panellakást keresek zöld környezetben, lehetőleg a HÉV közelében.',
  },
];
