import { countedUnit } from '../places/index.ts';
import type { FlatText } from './flat-text.ts';
import type { Quantity } from './quantities.ts';

/** What makes a number no price: '35-40 éves', 'max 20 km', 'max 45 perc'. */
const unit = new RegExp(`^(?:${countedUnit}| ?(?:%|szazalek|ker(?:ulet[a-z]*)?(?![a-z])))`);

const near =
  '(?:part|viz|strand|to|tenger|metro|megallo|allomas|kozpont|iskola|bolt|balaton|duna|tisza)[a-z]{0,4}';
const isDistance = new RegExp(`^ ?(?:seta )?(?:az? [a-z]+|${near})tol(?![a-z])`);
const measured = 'belmagassag|magas(?! ?fold)|szeles|hosszu(?! ?tav)|mely(?:seg)?(?![a-z])|utcafront(?!i)';
const isMeasured = new RegExp(`^ ?(?:es )?(?:${measured})`);
const isMeasureNamed = new RegExp(`(?<![a-z])(?:${measured})[a-z]{0,6}:? ?$`);

/** Whether an 'm' behind a number is a metre: 'min 2.5 m belmagasság', '300 m-re a parttól'. */
function isMetre({ original }: FlatText, { start, end, unit }: Quantity): boolean {
  if (unit !== 'm') return false;
  const [said, rest] = [original.slice(start, end), original.slice(end)];
  const isNamed = isMeasureNamed.test(original.slice(0, start));
  return isNamed || /m-?re$/.test(said) || isDistance.test(rest) || isMeasured.test(rest);
}

/** Whether a number counts something else than forints. */
export const isOfOtherUnit = (text: FlatText, quantity: Quantity): boolean =>
  isMetre(text, quantity) || (quantity.unit === '' && unit.test(text.original.slice(quantity.end)));
