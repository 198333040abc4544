import type { Random } from '../random.ts';
import type { AdvertiserName } from '../users.ts';
import type { Zone } from './places.ts';
import type { StayType } from './types.ts';

const split = (names: string) => names.split('|');

/** First words of fictitious names, by the attraction of the area. */
const stems: Record<Zone, readonly string[]> = {
  lake: split(
    'Nádas|Vitorla|Kék Öböl|Sirály|Hullám|Aranyhíd|Jegenye|Levendula|Napfény|Kikötő|Partszéli|Vízitündér|Nyárfás|Szellőrózsa|Hattyú|Keszeg|Naplemente|Fűzfa|Teraszos|Kagyló|Szélcsend',
  ),
  hills: split(
    'Csendes Zug|Erdőszél|Fenyves|Mókus|Őzike|Vadvirág|Bükkös|Csillagles|Zúzmara|Patakparti|Harkály|Tisztás|Kilátó|Páfrány|Hóvirág|Rókalyuk|Borókás|Medvehagyma|Kőris|Három Tölgy',
  ),
  spa: split(
    'Forrás|Platán|Napsugár|Rózsakert|Gyöngyvirág|Fürdőkert|Kristály|Pihenő|Liget|Gesztenyés|Aranyeső|Tavirózsa|Harmónia|Jázmin|Berkenye|Hársfa|Violakert',
  ),
  wine: split(
    'Présház|Szőlőskert|Hordó|Furmint|Borostyán|Pincesor|Kadarka|Dűlő|Szüret|Venyige|Mandulás|Bazsalikom|Tőkés|Muskotály',
  ),
  city: split(
    'Városkapu|Harang|Kisudvar|Lámpás|Bástya|Macskakő|Dunakorzó|Belváros|Kapualj|Sarokház|Erkély|Óra|Gangos|Kávéház|Toronyóra|Gázlámpa|Kék Macska|Zöld Ajtó',
  ),
  village: split(
    'Diófa|Tornácos|Eperfa|Kemence|Muskátli|Gólyafészek|Nefelejcs|Szilvás|Kútágas|Pipacs|Kakukkfű|Bodza|Cinke|Nagymama|Almáskert|Méhes|Búzavirág',
  ),
  sea: split('Olajfa|Marina|Levendula|Tengerszem|Kék Lagúna|Fenyőpart|Vitorlás|Ciprus|Kabóca|Sóspart'),
  alps: split('Havasi|Gyopár|Kristály|Zergeles|Fenyőtoboz|Hófehér|Vízesés|Kőszirt'),
  abroadCity: split('Belváros|Kiskapu|Postakocsi|Lámpás|Városfal|Zöld Ajtó|Klára|Egyetem'),
};

const families = split(
  'Németh|Horváth|Kocsis|Balogh|Szalai|Takács|Bíró|Fodor|Vörös|Hegedűs|Pásztor|Juhász|Szűcs|Kelemen|Sipos|Lukács|Bodnár|Gál',
);

/** A name: 'Nádas Vendégház', 'Hotel Platán', 'Kocsis Porta'. */
export function createName(type: StayType, zone: Zone, settlement: string, random: Random): string {
  const noun = random.pick(type.nouns);
  const draw = random.next();
  const stem = random.pick(stems[zone]);
  if ((noun === 'Hotel' || noun === 'Kemping') && draw < 0.4) return `${noun} ${stem}`;
  if (draw > 0.9 && type.class === 'guesthouse') return `${random.pick(families)} ${noun}`;
  if (draw > 0.82 && !settlement.includes(' ')) return `${stem} ${noun} ${settlement}`;
  return `${stem} ${noun}`;
}

/** The name with the advertiser's own family, if it names one: a firm's has none, and keeps that of its founder. */
export function ownName(name: string, advertiser: AdvertiserName | undefined): string {
  const family = families.find((one) => name.startsWith(`${one} `));
  if (!family || !advertiser || advertiser.firmName !== null) return name;
  return advertiser.lastName + name.slice(family.length);
}
