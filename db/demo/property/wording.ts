import type { PropertyDraft } from './draft.ts';

const numberWords = ['nulla', 'egy', 'két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc', 'tíz'];

/** 'a' or 'az', by how the number is said: az egy, az öt, az ötven, az ezer. */
export const article = (number: number): string =>
  /^5/.test(String(number)) || number === 1 || (number >= 1000 && number < 2000) ? 'az' : 'a';

/** 2019-ben, 2020-ban: the ending follows the vowels of the last word of the number. */
export const inYear = (year: number): string => {
  const [ones, tens] = [year % 10, year % 100];
  const backVowels = ones === 0 ? [0, 20, 30, 60, 80].includes(tens) && tens !== 0 : [3, 6, 8].includes(ones);
  return `${year}-${backVowels ? 'ban' : 'ben'}`;
};

const roomsOf = ({ roomNumber, halfRoomNumber }: PropertyDraft): string => {
  const whole = numberWords[roomNumber ?? 1] ?? 'több';
  if (!halfRoomNumber) return `${whole}szobás`;
  return halfRoomNumber === 1 ? `${whole} és fél szobás` : `${roomNumber} + ${halfRoomNumber} szobás`;
};

const floorOf = ({ floorNumber }: PropertyDraft): string => {
  if (floorNumber === null || floorNumber === 'földszint') return 'a földszinten';
  return `${article(Number(floorNumber))} ${floorNumber}. emeleten`;
};

/** The settlement as the owner of what follows: 'Győr csendes részén', 'Budapest XI. kerületének csendes részén'. */
const placeOf = (name: string): string => (name.endsWith('kerület') ? `${name}ének` : name);

/** What the curly words of a sentence stand for in this ad. */
export function words(draft: PropertyDraft, year: number): Record<string, string> {
  const rooms = roomsOf(draft);
  const [area, site] = [draft.floorArea ?? 0, draft.siteArea ?? 0];
  return {
    of: placeOf(draft.place.name),
    area: String(area),
    aArea: `${article(area)} ${area}`,
    site: String(site),
    aSite: `${article(site)} ${site}`,
    rooms,
    aRooms: `${/^(egy|öt|1 |5 )/.test(rooms) ? 'az' : 'a'} ${rooms}`,
    floor: floorOf(draft),
    year: inYear(year),
    kw: String(draft.solarPanelOutput ?? 0),
  };
}

/** Fills a sentence and begins it with a capital. */
export function fill(sentence: string, meanings: Record<string, string>): string {
  const text = sentence.replace(/\{(\w+)\}/g, (_, word: string) => meanings[word] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
