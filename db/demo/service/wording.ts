import { locatives } from '@piacter/contracts/places/results';
import { foldText } from '../../reference/fold-text.ts';
import type { Random } from '../random.ts';
import type { AdvertiserName } from '../users.ts';
import { fill } from '../wording.ts';
import type { Trade } from './trades.ts';

/**
 * A fictitious name, of the advertiser where it has one: 'Kovács és Fia Festés', 'Fehér Ecset Szobafestés', 'Nagy Péter
 * villanyszerelő', 'Mesterkéz Festés' of a firm.
 */
export function createTitle(trade: Trade, name: AdvertiserName, random: Random): string {
  const [profession = ''] = trade.professions;
  const noun = random.pick(trade.nouns);
  const brand = random.pick(trade.brands);
  const { lastName, firstName, firmName } = name;
  const firm = firmName?.replace(/ \S+ \S+$/, '');
  const ofFirm = [`${firm} ${noun}`, `${firm} ${noun}`, `${brand} ${noun}`, `${noun} – ${firmName}`];
  return random.pick(
    firm === undefined
      ? [
          `${lastName} és Fia ${noun}`,
          `${lastName} ${noun}`,
          `${brand} ${noun}`,
          `${brand} ${noun}`,
          `${lastName} ${firstName} ${profession}`,
          `${lastName} és Társa ${noun}`,
          `${noun} – ${lastName} ${firstName}`,
        ]
      : ofFirm,
  );
}

const openings = [
  '{years} éve dolgozom {at} és környékén, tisztán és határidőre.',
  'Családi vállalkozás vagyunk, {years} éve dolgozunk együtt.',
  '{at} és környékén vállalok munkát, kicsit és nagyot egyaránt.',
  'Felmérés után írásos árajánlatot adunk, attól nem térünk el.',
  'Pontos időpont, rendes munka, számla: így dolgozunk {years} éve.',
  'Nem a legolcsóbb, hanem az utolsó szakember szeretnék lenni, akit erre a munkára hívsz.',
  'Gyors visszahívás, korrekt ár, és a munka végén rend marad utánunk.',
  'Ha azt szeretnéd, hogy elsőre jól sikerüljön, jó helyen jársz.',
  'Kis csapat vagyunk, {years} éve ugyanazokkal az emberekkel.',
  'Elmondjuk, mit érdemes megcsinálni és mit nem, akkor is, ha ezzel kevesebbet keresünk.',
  '{years} éve a szakmában, megbízható eszközökkel és jó kedvvel.',
  'Kérdezz bátran, a felmérés nem kötelez semmire.',
];
const closings = [
  'Hívj vagy írj, az ajánlat ingyenes!',
  'Minden munkára garanciát adunk.',
  'Hétvégén is elérsz, sürgős esetben este is.',
  'Referenciáinkat szívesen megmutatjuk.',
  'Nyugdíjasoknak kedvezményt adok.',
  'Számlát minden munkáról adunk.',
];

/** Where somebody works: 'Győrben', 'Mád területén', 'a XIII. kerületben', 'az V. kerületben'. */
function toArea(settlement: string): string {
  const [, district] = /^Budapest (\S+) kerület$/.exec(settlement) ?? [];
  if (district === undefined) return locatives[settlement] ?? `${settlement} területén`;
  return `${/^[IV]\.$/.test(district) ? 'az' : 'a'} ${district} kerületben`;
}

/** HTML as the editor produces it: a paragraph, a list of works, and a closing paragraph. */
export function describeService(trade: Trade, settlement: string, random: Random): string {
  const years = String(random.int(3, 28));
  const opening = fill(random.pick(openings), { years, at: toArea(settlement) });
  const works = random.sample(trade.works, random.int(3, Math.min(5, trade.works.length)));
  const list = works.map((work) => `<li>${work}</li>`).join('');
  const [first = '', second = ''] = random.sample(closings, 2);
  const last = random.chance(0.5) ? `<p>${second}</p>` : '';
  return `<p>${opening}</p><ul>${list}</ul><p><strong>${first}</strong></p>${last}`;
}

/** One sentence for benchmarks, as every word is a row of the word index. */
export const describeShortly = (trade: Trade, random: Random): string =>
  `<p>${random.sample(trade.works, 2).join(', ')}.</p>`;

/** Web and mail addresses on reserved domains, derived from the firm's name. */
export function createAddresses(title: string, random: Random) {
  const slug = foldText(title).replaceAll(' ', '-');
  const webpage = random.pick([`https://${slug}.pelda.hu/`, `https://www.${slug}.test/`]);
  return {
    contactEmail: `${random.pick(['', 'info.', 'iroda.'])}${slug}@posta.test`,
    webpage: random.chance(0.6) ? webpage : null,
  };
}
