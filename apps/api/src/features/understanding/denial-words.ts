import { foldText } from '@piacter/db/fold-text';

const toSet = (words: string): ReadonlySet<string> => new Set(foldText(words).split(' '));

export const deny = toSet('nem ne sem se kivéve kerülném kerülnénk without not dont don');
/** What is missing: of what is looked for and of places it says nothing. */
export const missing = toSet('nincs nincsen nincsenek sincs');
/** Joins what is denied, or permits what is named before: 'se hotel, se panzió', 'Budaörs sem baj'. */
export const neither = toSet('se sem');
export const articles = toSet('a az');
/** Joins alternatives and what is named beside each other. */
export const joining = toSet('meg és vagy illetve valamint plusz');
/** Between the denial and what it denies: 'ne legyen', 'nem szeretnék', 'kivéve ha'. */
export const between = toSet(
  'legyen legyenek kell kellene érdekel jó akarok akarunk lehet szeretnék kérek jöhet is ha ami egy közvetlenül közvetlen pont épp éppen rögtön egyből direkt túl nagyon annyira teljesen t any e',
);
/** After a reading: 'panel ne', 'lift nélkül', 'földszint kizárva', 'hostel kivételével'. */
export const without = toSet(
  'nélkül nélküli kizárva kizárt kivételével leszámítva kívül kívüli kíméljen kíméljenek kíméljetek kerüljenek',
);
/** After 'nem': what is not wanted. */
export const unwanted = toSet(
  'kell kellene kellenek érdekel érdekelnek jó legyen legyenek kérek kérünk szeretnék szeretném szeretnénk akarok akarunk jöhet lehet játszik opció',
);
const necessary =
  'szükséges muszáj kötelező elengedhetetlen létszükséglet feltétlenül ragaszkodom ragaszkodunk szükség szükségem szükségünk needed required necessary';
const important = 'fontos szempont feltétel lényeg lényeges elvárás kritérium';
/** After 'nem': what may be missing, which says nothing against it. */
export const unneeded = toSet(`kell kelljen kellene need ${necessary}`);
/** After a reading: 'reggeli felesleges'. */
export const pointless = toSet('felesleges fölösleges szükségtelen');
/** After 'nem': what somebody does not mind. */
export const indifferent = toSet(`baj gond probléma zavar számít bánom bánjuk ${important}`);
/** After 'de nem': what would be liked, and is a wish. */
export const dispensable = toSet(`${necessary} ${important}`);
/** Between two things of which the second is denied with the first: 'nem panel vagy vályog'. */
export const alternatives = toSet('vagy se sem illetve meg');

/** After 'is': what somebody takes, too, which is no condition: 'felújítandó is jöhet'. */
export const accepted = toSet('jó jöhet lehet érdekel megfelel oké ok mehet belefér elfogadható rendben');
/** The same without 'is': 'panel mehet'. */
export const acceptedAlone = toSet('mehet belefér elfogadható');
/** What makes a wish of it again: 'medence is jó lenne'. */
export const wished = toSet('lenne volna legyen');
/** Before and after what somebody does not mind, without a denial: 'mindegy a lift'. */
export const allTheSame = toSet('mindegy');

/** Things that 'no' denies; before other words it is a 'nő' typed without its accent. */
export const englishThings = toSet(
  'breakfast pets pet dogs dog cats cat parking pool balcony elevator lift garage garden smoking kids children wifi sauna furniture',
);

/**
 * How a text says that it does not want something; of what is not needed, a trait is not said to be missing, and what is
 * soft is a wish, and what may not be missing ('lift nélkül nem jó') is wanted.
 */
export interface Denial {
  /** The positions of its words. */
  words: readonly number[];
  kind: 'unwanted' | 'unneeded' | 'indifferent' | 'permitted' | 'soft' | 'wanted';
}
