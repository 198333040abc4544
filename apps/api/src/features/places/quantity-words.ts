/** The currency, and words and abbreviations of sums, the longest first; 'millám' and 'ezrem' are what somebody has. */
export const currency = 'forint(?:om|unk)?|ft|huf';
export const sums =
  'milliard|mrd|million|(?:millio|mill?o|mill?k[oa]|milcsi|milla|misi|guriga)(?:m|nk)?|mill|mio|mft|m|ezr(?:em|unk)|ezer|ezr|rongy(?:om|unk)?|eft|e|k';

/** Units and things that a number may count, folded: whole words, and beginnings of words. */
const whole =
  'fo(?:re|nek|s|vel|ig)?|ej(?:re|t|ig)?|het(?:re|es|ig|i|et)?(?! ?veg)|ho(?:ra)?|ev(?:es)?(?:ek|re|ig|nel|en)?|m|m2|nm|km|cm|em|db|kg|kw|fel|halo(?:s|t)?|agy(?:at|ra)?|szint(?:es|tel)?|(?:auto|kocsi)(?:val|nak|hoz)?';
const begun =
  'szob|halosz|(?:egy|ket|harom|negy)? ?agyas|felnott|szemely|ember|vendeg|ferohely|(?:kis)?(?:gyer|baba)|people|persons?|adults?|guests?|(?:bed)?rooms?|ejsz|ejj|nap(?!el|foly)|honap|perc|ora(?![a-z]{4})|kilo|meter|centi|lepes|negyzet|m²|darab|amper|mbit|fok|emelet|lakasos|csillag|kuty|macsk|cic';
const money = `milli|(?:${sums}|${currency}|eur[a-z]{0,3}|dollar[a-z]{0,3})(?![a-z])|forint|[%€$]`;

/** Behind a number: what it counts, money aside. */
export const countedUnit = ` ?-?(?:(?:${whole})(?![a-z])|${begun})`;
/** The same with money. */
export const counted = `(?:${countedUnit}| ?(?:${money}))`;

/** What joins alternatives: 'VI. vagy VII. kerület', '2 illetve 3 szoba', 'Győr v. Sopron'. Folded. */
export const alternative = String.raw`(?:vagy esetleg|vagy|illetve|esetleg|es|v\.?)`;
