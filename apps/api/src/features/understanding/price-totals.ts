import type { FlatText, Span } from './flat-text.ts';

/** What somebody has for all: 'keretünk', 'a teljes keret', 'össz. budzsé', '5 millió a plafon'. */
const budget =
  '(?:(?:teljes|ossz(?:es)?\\.?|max(?:imalis)?\\.?) ?)?(?:keret(?:[eu]nk|em|et)?|budzse(?:nk|m|t)?|budget|koltsegvetes(?:unk|em)?|plafon(?:unk|om)?|limit(?:unk|em)?|felso hatar(?:unk|om)?)(?:re|be|ben|bol)?';
const sum = '(?:mind)?ossz(?:esen|eg(?:ben)?)?';
const spending =
  '(?:szan(?:unk|ok|nank|nek)|van|jut|kolte(?:nenk|nek)) ra(?:nk)?|(?:ki)?jo(?:jjon|nne|n) ?(?:ki )?(?:az egesz|minden|a szallas)|ferjen bele(?: az egesz| minden)?|beleferjen(?: az egesz| minden)?';
const article = '(?:(?:az?|kb\\.?|olyan|ugy|ez) )*';

const before = new RegExp(
  `(?<![a-z])(?:(?<budget>${article}${budget}):?|(?<sum>${sum})[.:]?|kolt(?:enenk|hetunk|enek|hetek)) ?${article}$`,
);
// Nights and guests that were taken may stand between.
const after = new RegExp(
  `^(?<gap>[^\\p{L}\\d,;.]*)(?:(?<budget>${article}${budget}|${spending})|(?<sum>${sum}\\.?|(?:az )?egesz(?:ert|re|et)?(?= *(?:$|[^\\p{L}\\d ]))|mindennel(?: egyutt)?|mindenestul))(?![a-z])`,
  'u',
);
/** 'a családnak 200 ezer', '200 ezer a családnak': what the words say stays a wish. */
const family = '(?<![a-z])csalad(?:unk|om)?nak';
const besideFamily = [
  new RegExp(`${family} ?$`),
  new RegExp(`^[^\\p{L}\\d,;.]*(?:az? )?${family}(?![a-z])`, 'u'),
];

export interface FoundTotal {
  /** The words that say it, if they say nothing else. */
  span: readonly [start: number, end: number] | undefined;
  /** Whether it is the sum of something, and not just what somebody has. */
  isSum: boolean;
}

/** What says that a price is that of all guests and nights: '40 ezer összesen', 'az összes keret 40 ezer'. */
export function findTotal({ flat }: FlatText, { start, end }: Span): FoundTotal | undefined {
  const [first, rest] = [flat.slice(0, start), flat.slice(end)];
  const ahead = before.exec(first);
  if (ahead) return { span: [ahead.index, start], isSum: ahead.groups?.sum !== undefined };
  const behind = after.exec(rest);
  if (behind) {
    const from = end + (behind.groups?.gap?.length ?? 0);
    return { span: [from, end + behind[0].length], isSum: behind.groups?.sum !== undefined };
  }
  const [isBefore, isAfter] = [besideFamily[0]?.test(first), besideFamily[1]?.test(rest)];
  return isBefore || isAfter ? { span: undefined, isSum: false } : undefined;
}
