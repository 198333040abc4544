import {
  type AccommodationFlag,
  type AccommodationNumber,
  accommodationFlags,
  accommodationLimits,
  accommodationNameLimit,
} from '@piacter/contracts/accommodations/values';
import { descriptionLimit } from '@piacter/contracts/listings/values';
import { useApi } from '../../../lib/api/index.ts';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import { checkbox, forints, number, select, textArea, textLine } from '../../../ui/form/field-kinds.tsx';
import type { FieldSpec, SectionSpec } from '../../../ui/form/field-spec.ts';
import { partIDs } from '../../listings/form/index.ts';
import type { AccommodationValues } from './accommodation-values.ts';
import { text } from './text.ts';

type Spec = FieldSpec<AccommodationValues>;

const { fields, units, sections } = text;

export const nameField: FieldSpec<AccommodationValues, 'accommodationName'> = {
  name: 'accommodationName',
  label: fields.accommodationName,
  kind: textLine({ maxLength: accommodationNameLimit }),
  required: true,
  span: 6,
};

const numberField = (name: AccommodationNumber, unit: string, required = false, kind = number): Spec => ({
  name,
  label: fields[name],
  kind: kind({ max: accommodationLimits[name], unit }),
  required,
});
const forintField = (name: AccommodationNumber, unit: string) => numberField(name, unit, false, forints);
const box = (name: AccommodationFlag): Spec => ({
  name,
  label: fields[name],
  kind: checkbox,
  span: 2,
  half: true,
});

/** Type, capacity and price (HOST-07). */
export const factsSection: SectionSpec<AccommodationValues> = {
  id: 'adatok',
  title: sections.facts,
  fields: [
    {
      name: 'accommodationTypeID',
      label: fields.accommodationTypeID,
      kind: select({
        useOptions: () =>
          toOptions(useApi('GET /api/accommodation-types', {}).data?.data ?? [], 'typeID', 'typeName'),
      }),
      required: true,
    },
    {
      name: 'mealPlanID',
      label: fields.mealPlanID,
      kind: select({
        useOptions: () =>
          toOptions(useApi('GET /api/accommodation-meal-plans', {}).data?.data ?? [], 'planID', 'planName'),
      }),
      required: true,
    },
    numberField('floorArea', units.area),
    numberField('roomCount', units.rooms),
    numberField('capacity', units.persons),
    forintField('pricePerPerson', units.price),
    numberField('minimumStay', units.nights, true),
    numberField('minimumPerson', units.persons, true),
  ],
};

/** Equipment, and the cost of a pet where pets are allowed (HOST-08). */
export const equipmentSection: SectionSpec<AccommodationValues> = {
  id: 'felszereltseg',
  title: sections.equipment,
  fields: [
    ...accommodationFlags.map(box),
    {
      ...forintField('petCostPerNight', units.petCost),
      hint: fields.petHint,
      isEnabled: ({ petAllowed }) => petAllowed,
      isExpected: () => false,
    },
  ],
};

/** The description (HOST-09). */
export const descriptionSection: SectionSpec<AccommodationValues> = {
  id: partIDs.description,
  title: sections.description,
  fields: [
    {
      name: 'description',
      label: fields.description,
      kind: textArea({ maxLength: descriptionLimit }),
      required: true,
    },
  ],
};
