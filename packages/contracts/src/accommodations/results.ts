import { formatAsked } from '../core/field-words.ts';
import {
  area,
  filtersByField,
  keyword,
  number,
  places,
  type Query,
  type ResultDescription,
  radius,
  sort,
  unwantedPlaces,
} from '../search/results.ts';
import { formatStay, formatUsualNights, formatWindow } from '../search/values.ts';
import { formatParty, formatWeekend, partyNames } from '../stays/fields.ts';
import { accommodationFields } from './fields.ts';

const { asked: nights } = accommodationFields.minimumStay;

/** What the results of the search of accommodations are called. */
export const accommodationResults: ResultDescription = {
  filters: [
    ...places('settlement', 'region'),
    radius,
    {
      names: ['openFrom', 'openTo'],
      format: ({ openFrom, openTo }) => formatStay(openFrom, openTo),
    },
    {
      names: ['arrival', 'departure'],
      format: ({ arrival, departure }) => formatStay(arrival, departure),
    },
    {
      names: ['windowFrom', 'windowTo'],
      format: ({ windowFrom = '', windowTo = '' }) =>
        formatWindow(windowFrom || windowTo, windowTo || windowFrom),
    },
    number('weekend', formatWeekend),
    { names: partyNames, format: formatParty, neutral: '0' },
    ...filtersByField(accommodationFields, ['accommodationType']).map((filter) =>
      filter.names.includes(nights.param)
        ? {
            ...filter,
            format: ({ minimumStay = '', ...query }: Query) =>
              formatUsualNights(minimumStay, query) ?? formatAsked(nights, minimumStay),
          }
        : filter,
    ),
    unwantedPlaces,
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
