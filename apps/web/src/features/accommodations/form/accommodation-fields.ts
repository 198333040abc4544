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
import { type FieldPart, type FieldSpec, partIDs } from '../../listings/form/index.ts';
import type { AccommodationValues } from './accommodation-values.ts';
import { text } from './text.ts';

type Spec = FieldSpec<AccommodationValues>;

const { fields, units, sections } = text;

export const nameField: Spec = {
  kind: 'line',
  name: 'accommodationName',
  label: fields.accommodationName,
  maxLength: accommodationNameLimit,
  required: true,
  span: 6,
};

const amount = (name: AccommodationNumber, unit: string, required = false): Spec => ({
  kind: 'number',
  name,
  label: fields[name],
  max: accommodationLimits[name],
  unit,
  required,
});
const box = (name: AccommodationFlag): Spec => ({
  kind: 'box',
  name,
  label: fields[name],
  span: 2,
  half: true,
});

/** What is offered, for how many and for how much (HOST-07). */
export const factsPart: FieldPart<AccommodationValues> = {
  id: 'adatok',
  title: sections.facts,
  fields: [
    {
      kind: 'choice',
      name: 'accommodationTypeID',
      label: fields.accommodationTypeID,
      required: true,
      useOptions: () =>
        toOptions(useApi('GET /api/accommodation-types', {}).data?.data ?? [], 'typeID', 'typeName'),
    },
    {
      kind: 'choice',
      name: 'mealPlanID',
      label: fields.mealPlanID,
      required: true,
      useOptions: () =>
        toOptions(useApi('GET /api/accommodation-meal-plans', {}).data?.data ?? [], 'planID', 'planName'),
    },
    amount('floorArea', units.area),
    amount('roomCount', units.rooms),
    amount('capacity', units.persons),
    amount('pricePerPerson', units.price),
    amount('minimumStay', units.nights, true),
    amount('minimumPerson', units.persons, true),
  ],
};

/** The boxes, and what a pet costs where pets may come (HOST-08). */
export const boxesPart: FieldPart<AccommodationValues> = {
  id: 'felszereltseg',
  title: sections.boxes,
  fields: [
    ...accommodationFlags.map(box),
    {
      ...amount('petCostPerNight', units.petCost),
      hint: fields.petHint,
      isEnabled: ({ petAllowed }) => petAllowed,
      isExpected: () => false,
    },
  ],
};

/** HOST-09. */
export const descriptionPart: FieldPart<AccommodationValues> = {
  id: partIDs.description,
  title: sections.description,
  fields: [
    {
      kind: 'text',
      name: 'description',
      label: fields.description,
      maxLength: descriptionLimit,
      required: true,
    },
  ],
};
