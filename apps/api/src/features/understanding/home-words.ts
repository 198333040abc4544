/** Beginnings of words of homes, folded: of houses and flats, and of all that is sold or let. */
const houses = 'haz|csaladi|lakas|garzon|ikerhaz|sorhaz|tanya|nyaralo|villa(?!n|mos)';
export const homes = `${houses}|tel(?:ek|k)|ingatlan`;

/** Whether a text is about a house or a flat. */
export const hasHouse = new RegExp(`(?<![a-z])(?:${houses})`);

/** A word of a stay, by which numbers without a unit are days or people. Folded. */
export const namesStay =
  /(?<![a-z])(?:szallas|szallo(?!it)|apartman|panzio|vendeghaz|hotel|kemping|camping|hostel|megszall|ejszak|ej(?![a-z])|nyaral|jurta|glamping|lombhaz|mobilhaz|bungalo|kulcsoshaz|turistahaz|wellness)/;
