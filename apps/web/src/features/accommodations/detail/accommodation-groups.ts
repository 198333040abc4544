import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { lacksNtakNumber } from '@piacter/contracts/accommodations/duties';
import {
  type AccommodationFlag,
  type AccommodationNumber,
  accommodationFlags,
  accommodationHours,
  accommodationLookups,
  accommodationNumbers,
  accommodationFields as fields,
  type RelationGroup,
  relationGroups,
} from '@piacter/contracts/accommodations/fields';
import { answers } from '@piacter/contracts/core/field-words';
import { isApplicable, namesInGroup, toNameField } from '@piacter/contracts/core/fields';
import { upperFirst } from '@piacter/contracts/core/hungarian';
import { getUnitSign } from '@piacter/contracts/core/units';
import { createRecord } from '@piacter/contracts/core/values';
import { formatNumber, formatYesNo } from '../../../lib/format.ts';
import type { Description } from '../../../ui/description-list.tsx';
import { type Group, getAddressGroup, getAdGroup } from '../../listings/detail/index.ts';
import { formatOpening } from './opening.ts';
import { text } from './text.ts';

type Format = (accommodation: AccommodationDetail) => string | null;

const formatAmount =
  (name: AccommodationNumber): Format =>
  ({ [name]: amount }) =>
    amount ? formatNumber(amount, getUnitSign(fields[name].unit)) : null;

/** The value of each field in a row. */
export const formats = {
  ...createRecord(accommodationNumbers, formatAmount),
  ...createRecord(
    accommodationFlags,
    (name): Format =>
      (accommodation) =>
        formatYesNo(accommodation[name], answers[fields[name].answers]),
  ),
  ...createRecord(
    accommodationLookups,
    (name): Format =>
      (accommodation) =>
        accommodation[toNameField(name)],
  ),
};
type Shown = keyof typeof formats;

const toRow =
  (accommodation: AccommodationDetail) =>
  (name: Shown): Description => ({ term: fields[name].label, value: formats[name](accommodation) });
/** Rows of what applies. */
const toRows = (names: readonly Shown[], accommodation: AccommodationDetail): Description[] =>
  names.filter((name) => isApplicable(fields[name], accommodation)).map(toRow(accommodation));

const getOpening = (accommodation: AccommodationDetail): Description => ({
  term: text.opening,
  value: formatOpening(accommodation),
});

/** The five key facts. */
export const getKeyFacts = (accommodation: AccommodationDetail): Description[] => [
  ...toRows(['capacity', 'roomCount', 'mealPlanID', 'minimumStay'], accommodation),
  getOpening(accommodation),
];

/** When guests come and go; what the host has not said is left out. */
const getHours = (accommodation: AccommodationDetail): Description[] =>
  accommodationHours.flatMap((name) => {
    const value = accommodation[name];
    return value === null ? [] : [{ term: fields[name].label, value }];
  });

/** The number in the register; of an accommodation in Hungary it is said that it is missing. */
function getNtakNumber(accommodation: AccommodationDetail): Description[] {
  const value = lacksNtakNumber(accommodation) ? text.notGiven : accommodation.ntakNumber;
  return value === null ? [] : [{ term: fields.ntakNumber.label, value }];
}

const booking = ['pricePerPerson', 'minimumStay', 'minimumPerson'] as const;
const isOfPlace = (name: string) => !booking.some((one) => one === name);

const isFlag = (name: string): name is AccommodationFlag => accommodationFlags.some((flag) => flag === name);

/**
 * The data of an accommodation in labelled groups. What its host has not ticked is no answer: a page leaves it out, a
 * comparison has the row.
 */
export function getGroups(accommodation: AccommodationDetail, { withUnticked = false } = {}): Group[] {
  const isSaid = (name: Shown) => withUnticked || !isFlag(name) || accommodation[name] === 1;
  return [
    {
      title: text.booking,
      items: [
        ...toRows(booking, accommodation).toSpliced(1, 0, getOpening(accommodation)),
        ...getHours(accommodation),
        ...toRows(namesInGroup(fields, 'pets').filter(isSaid), accommodation),
      ],
    },
    {
      title: text.place,
      items: toRows(
        [
          ...namesInGroup(fields, 'facts').filter(isOfPlace),
          ...namesInGroup(fields, 'equipment').filter(isSaid),
        ],
        accommodation,
      ).toSpliced(1, 0, ...getNtakNumber(accommodation)),
    },
    getAddressGroup(accommodation, { withFloor: true }),
    getAdGroup(accommodation, accommodation.accommodationID),
  ];
}

type Entry = { facilityName: string } | { locationName: string } | { languageName: string };

const getName = (entry: Entry): string => {
  if ('facilityName' in entry) return entry.facilityName;
  return 'locationName' in entry ? entry.locationName : entry.languageName;
};

/** The equipment of the seven groups, in their documented order. */
export const getEquipment = (
  accommodation: AccommodationDetail,
): { group: RelationGroup; title: string; words: string[] }[] =>
  relationGroups.map((group) => ({
    group,
    title: fields[group].label,
    words: accommodation[group].map((entry: Entry) => upperFirst(getName(entry))),
  }));
