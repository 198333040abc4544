import type { Gazetteer, Place } from './places.ts';
import type { Random } from './random.ts';

const streetNames =
  'Kossuth Lajos|Petőfi Sándor|Rákóczi Ferenc|Dózsa György|Ady Endre|Arany János|József Attila|Széchenyi István|Jókai Mór|Deák Ferenc|Béke|Szabadság|Táncsics Mihály|Bartók Béla|Vörösmarty Mihály|Bem József|Bajcsy-Zsilinszky|Hunyadi János|Mátyás király|Szent István|Radnóti Miklós|Móricz Zsigmond|Mikszáth Kálmán|Akácfa|Hársfa|Nyárfa|Gesztenye|Diófa|Orgona|Rózsa|Liliom|Ibolya|Tulipán|Árpád|Zrínyi Miklós|Bethlen Gábor|Gárdonyi Géza|Kölcsey Ferenc|Fő|Új|Malom|Iskola|Templom|Kertész|Mező|Erdő|Patak|Sport|Vasút|Szőlő|Virág|Fenyves|Kinizsi Pál|Wesselényi Miklós'.split(
    '|',
  );
const kinds = [
  'utca',
  'utca',
  'utca',
  'utca',
  'utca',
  'utca',
  'út',
  'út',
  'tér',
  'köz',
  'sor',
  'sétány',
  'fasor',
];

export interface Address {
  postalCode: string;
  street: string;
  publicPlaceType: number | null;
  houseNumber: string;
  lat: number | null;
  lon: number | null;
}

/** An address in the place: a known street, or one of the most common names. */
export function addressIn(place: Place, random: Random, { publicPlaceTypes }: Gazetteer): Address {
  const known = place.streets.length > 0 ? random.pick(place.streets) : undefined;
  const full = known?.name ?? `${random.pick(streetNames)} ${random.pick(kinds)}`;
  const cut = full.lastIndexOf(' ');
  const type = publicPlaceTypes.get(full.slice(cut + 1));
  const spread = place.tier === 'capital' ? 0.012 : place.tier === 'city' ? 0.016 : 0.006;
  const near = (value: number | null) =>
    value === null ? null : Math.round((value + random.bell() * spread * 0.5) * 1e5) / 1e5;
  return {
    postalCode: known?.postalCode ?? random.pick(place.postalCodes),
    street: type === undefined ? full : full.slice(0, cut),
    publicPlaceType: type ?? null,
    houseNumber: random.chance(0.06)
      ? `${random.int(1, 90)}/${random.pick(['A', 'B'])}`
      : String(random.int(1, 118)),
    lat: near(place.lat),
    lon: near(place.lon),
  };
}
