/** Longest stem in characters, as in the column of the posting table. */
const maxStemLength = 32;
/** Shorter words are not stemmed. */
const minWordLength = 4;

const caseEndings = 'ban|ben|bol|bel|ba|be|nak|nek|val|vel|ra|re|rol|nal|nel|tol|hoz|hez|ig|at|et|ot|ott|ett';
/** 'Balatonon', 'asztalon': so often the end of a root ('kazán', 'telefon') that more has to remain. */
const placeEndings = 'on|en|an';
const pluralAndPossessiveEndings =
  'ak|ek|ok|uk|ik|jai|jei|ai|ei|ja|je|juk|unk|ink|ank|enk|onk|am|em|om|a|e|i';
const derivationalEndings = 'ast|est|ost|as|es|os|o|u';

/** Creates a function that removes the longest matching ending if at least `minLength` letters remain. */
const createStripper = (endings: string) => {
  const toPattern = (minLength: number) => new RegExp(`^(.{${minLength},}?)(?:${endings})$`);
  const patterns = { 3: toPattern(3), 4: toPattern(4) };
  return (word: string, minLength: 3 | 4) => patterns[minLength].exec(word)?.[1] ?? word;
};
const stripCase = createStripper(caseEndings);
const stripPlace = createStripper(placeEndings);
const stripPlural = createStripper(pluralAndPossessiveEndings);
const stripDerivation = createStripper(derivationalEndings);

/** Strips -val and -vel, whose v assimilates to the consonant before it: 'kerttel', 'fodrasszal'. */
const stripAssimilated = (word: string) =>
  word
    .replace(/^(.{2,}([b-df-hj-np-tv-z]))\2[ae]l$/, '$1')
    .replace(/^(.+)([csgntzl])\2([szhy])[ae]l$/, '$1$2$3');

/** Strips endings without a vowel of their own: 'bútort', 'gipszkartont', 'konyhák', 'hűtőm', 'konyhánk'. */
const stripShort = (word: string) =>
  word.replace(/^(.{3,}(?:[aeioulrnjsz]|ny|ly))t$/, '$1').replace(/^(.{3,}[aeiou])(?:k|m|nk)$/, '$1');

/** Roots whose end looks like an ending; where it is a vowel, it goes in every form. */
const protectedRoot = /(?:szob|zongor|kamr|szaun|ablak)$|^lakat$/;
const withoutFinalVowel = (word: string) => word.replace(/(szob|zongor|kamr|szaun)a$/, '$1');

/** Roots that lose a vowel before an ending: 'telek', 'telket'. */
const withElision = (word: string) => word.replace(/telek$/, 'telk');

function stripInflection(word: string, minLength: 3 | 4): string {
  const bare = withoutFinalVowel(stripPlace(stripCase(word, minLength), 4));
  if (protectedRoot.test(bare)) return bare;
  const single = stripPlural(bare, minLength);
  return single === word && minLength === 3 ? stripPlural(stripShort(word), 3) : single;
}

/** Whether a folded word is stemmed at all: short ones and those with digits are not. */
const isStemmed = (word: string) => word.length >= minWordLength && !/\d/.test(word);

/**
 * A folded word without case, plural and possessive: 'konyhabútort' and 'konyhabútorok' become 'konyhabutor'. It is a
 * prefix of the word and, but for few irregular ones, of its other forms; it need not be a word.
 */
export function toInflectionStem(word: string): string {
  if (!isStemmed(word)) return word;
  return stripInflection(withoutFinalVowel(stripAssimilated(word)), 3);
}

/**
 * A light stemmer for folded Hungarian words, which also strips derivation: szerelő, szerelés, szerelők and szereléssel
 * become 'szerel'. The stem need not be a word, and unrelated words may share one.
 */
export function toStem(word: string): string {
  if (!isStemmed(word)) return word.slice(0, maxStemLength);
  let stem = withoutFinalVowel(stripAssimilated(word));
  let minLength: 3 | 4 = 3;
  // Further endings must leave more letters, or short roots would collapse into one stem.
  for (let before = ''; before !== stem && !protectedRoot.test(stem); minLength = 4) {
    before = stem;
    stem = withoutFinalVowel(stripInflection(withElision(stem), minLength));
  }
  for (let before = ''; before !== stem && !protectedRoot.test(stem); ) {
    before = stem;
    stem = stripPlural(stripCase(stripDerivation(stem, 4), 4), 4);
  }
  // 'csövek', 'térkövet' beside 'cső' and 'térkő'.
  const root = protectedRoot.test(stem) ? stem : stripDerivation(stem.replace(/^(.{2,}o)v$/, '$1'), 3);
  return root.slice(0, maxStemLength);
}
