import { formatFlagFilter } from '../core/field-words.ts';
import { formatDay } from '../core/hungarian.ts';
import {
  area,
  choices,
  keyword,
  number,
  places,
  type ResultDescription,
  range,
  sort,
} from '../search/results.ts';
import { formatMinimumPerson, formatPricePerPerson, formatStayOn, guestsMirror, petWords } from './values.ts';

const named = (name: string, label: string) => choices(name, { label, isNamed: true });

/** What the results of the search of accommodations are called. */
export const accommodationResults: ResultDescription = {
  filters: [
    ...places('settlement', 'region'),
    { ...choices('accommodationType', { label: 'Szállás típusa' }), isInSubject: true },
    {
      names: ['openFrom', 'openTo'],
      format: ({ openFrom, openTo }) =>
        openFrom && openTo && openFrom !== openTo
          ? `${formatDay(openFrom)} – ${formatDay(openTo)}`
          : formatStayOn(formatDay(openFrom ?? openTo ?? '')),
    },
    number('guests', (people) => `${people} fő`, guestsMirror),
    named('mealPlan', 'Ellátás'),
    range('price', formatPricePerPerson),
    number('minimumStay', (nights) => `${nights} éj`),
    number('minimumPerson', formatMinimumPerson),
    choices('facilities', { label: 'A szállás szolgáltatásai' }),
    named('facilitiesAny', 'Legalább egy ezekből'),
    named('roomFacilities', 'Szoba'),
    named('bathroomFacilities', 'Fürdőszoba'),
    named('specialLocations', 'A közelben'),
    named('childFriendlyFacilities', 'Gyerekbarát'),
    named('kitchenFacilities', 'Konyha'),
    named('spokenLanguages', 'Beszélt nyelvek'),
    number('petAllowed', (value) => formatFlagFilter(petWords, value)),
    keyword,
    area,
    sort,
  ],
  subject: ({ accommodationType = '' }, { getName }) => ({
    noun: getName('accommodationType', accommodationType) ?? 'szállás',
  }),
  plurals: {
    szállás: 'szállások',
    hotel: 'hotelek',
    apartman: 'apartmanok',
    panzió: 'panziók',
    vendégház: 'vendégházak',
    faház: 'faházak',
    nyaraló: 'nyaralók',
    villa: 'villák',
    wellnesshotel: 'wellnesshotelek',
    kastélyszálló: 'kastélyszállók',
    garniszálló: 'garniszállók',
    butikhotel: 'butikhotelek',
    aparthotel: 'aparthotelek',
    magánszállás: 'magánszállások',
    üdülőház: 'üdülőházak',
    üdülő: 'üdülők',
    'falusi szállás': 'falusi szállások',
    tanya: 'tanyák',
    hostel: 'hostelek',
    'ifjúsági szálló': 'ifjúsági szállók',
    turistaszálló: 'turistaszállók',
    kulcsosház: 'kulcsosházak',
    motel: 'motelek',
    kemping: 'kempingek',
    mobilház: 'mobilházak',
    bungaló: 'bungalók',
    jurta: 'jurták',
    lombház: 'lombházak',
    lakóhajó: 'lakóhajók',
    stúdióapartman: 'stúdióapartmanok',
    penthouse: 'penthouse-ok',
    'borászati vendégház': 'borászati vendégházak',
    horgásztanya: 'horgásztanyák',
    munkásszálló: 'munkásszállók',
  },
};
