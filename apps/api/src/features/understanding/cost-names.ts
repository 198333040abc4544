/** What is paid beside a price and is less. */
export const runningCosts =
  'rezsi(?: ?koltseg)?|kozos(?: ?(?:koltseg|ktg))?|torleszto(?: ?reszlet)?|(?:parkol|garazs|uzemeltet|fenntart|kezel|takarit|kozvetit|kiszall|internet|tarol)[a-z]{0,5} ?(?:dij|koltseg)|jutalek|felar|idegenforgalmi ado|ifa|onero|rafizet[a-z]{0,8}|ra tud[a-z]{1,4} fizetni|ertekegyeztet[a-z]{0,8}';

/** What is the price or more. */
export const deposits = 'kaucio|ovadek|letet';

/** A place for a car, which may be what is looked for, too. */
export const parkingPlaces = '(?:terem)?garazs|(?:kocsi)?beallo|parkolo(?:hely)?|parkolas';

/** All that is paid beside a price, as it is added: '150 ezer + internet'. */
export const addedCosts = `(?:${runningCosts}|${deposits}|${parkingPlaces}|internet|villany|gaz|viz)`;

/** What only rents have, with or without a sum: '150 + rezsi'. */
export const rentCosts = `(?:rezsi|${deposits}|kozos ?kolt)`;
