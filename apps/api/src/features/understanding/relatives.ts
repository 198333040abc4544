import { type FlatText, type Span, toSpan } from './flat-text.ts';
import { readNumber, smallNumber } from './numbers.ts';

/** One more adult each, beside people who are counted: 'mi ketten meg a nagyi', '2 felnőtt, nagymama és 3 gyerek'. */
const relative =
  /(?<![a-z])(?:(?:a|az|es|meg|plusz) )?(?:nagyi|nagymama|nagypapa|nagyany|nagyap|anyos|apos|dedi|dedmama|dedpapa|keresztany|keresztap|anyuka|apuka|anyus|apus)(?:[aeou]?(?:[mdk]|nk|mm[ae]l|dd[ae]l|nkk[ae]l|[vs]al|vel|j[ae])?)(?![a-z])/g;
/** 'nagyszülők', 'nagyszülőkkel' */
const grandparents = /(?<![a-z])(?:(?:a|az|es|meg|plusz) )?nagyszulo(?:k|kkel|inkkel|immel|ink|im)(?![a-z])/;
const families = new RegExp(`(?<![\\p{L}\\d])(?<count>${smallNumber}) csalad(?:nak|dal|bol)?(?!\\p{L})`, 'u');
/** 'szülők és 2 gyerek' */
const bothParents = /(?<![a-z])(?:a )?szulok(?:kel)?(?! nelkul)(?![a-z])/;
/** The adults of a family of whom the text does not say how many. */
export const parents = 2;

/** More people of a text, and where it says so. */
interface MorePeople {
  adults: number;
  spans: Span[];
}

/** The relatives beside adults who are counted. */
export function countRelatives({ flat }: FlatText): MorePeople {
  const single = [...flat.matchAll(relative)].map(toSpan);
  const both = grandparents.exec(flat);
  return {
    adults: single.length + (both ? parents : 0),
    spans: both ? [...single, toSpan(both)] : single,
  };
}

/** The parents of '2 család 4 gyerekkel' and of 'szülők és 2 gyerek'. */
export function countFamilies({ flat }: FlatText): MorePeople {
  const match = families.exec(flat);
  if (match) return { adults: parents * readNumber(match.groups?.count ?? ''), spans: [toSpan(match)] };
  const both = bothParents.exec(flat);
  return both ? { adults: parents, spans: [toSpan(both)] } : { adults: 0, spans: [] };
}
