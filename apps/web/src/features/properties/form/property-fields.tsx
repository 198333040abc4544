import { answers } from '@piacter/contracts/core/field-words';
import { type Field, isApplicable, namesInGroup } from '@piacter/contracts/core/fields';
import { units } from '@piacter/contracts/core/units';
import { createRecord } from '@piacter/contracts/core/values';
import {
  type PropertyField,
  type PropertyFlag,
  type PropertyLookup,
  type PropertyNumber,
  propertyFields,
  propertyFlags,
  propertyLookupNames,
  propertyLookups,
  propertyNumbers,
} from '@piacter/contracts/properties/fields';
import { useApi } from '../../../lib/api/index.ts';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import { custom, number, registeredLine, select, textArea, yesNo } from '../../../ui/form/field-kinds.tsx';
import type { FieldSpec, SectionSpec } from '../../../ui/form/field-spec.ts';
import { partIDs } from '../../listings/form/index.ts';
import { propertyFormText as text } from '../text.ts';
import { PriceField } from './price-field.tsx';
import { hasSite, isPlot, isPriceName, type PriceName } from './property-rules.ts';
import type { PropertyValues } from './property-values.ts';

type Spec = FieldSpec<PropertyValues>;

const { sections } = text;
/** The fields that a plot needs, too; the others are collapsed for it. */
const forPlots: ReadonlySet<string> = new Set<PropertyField>([
  'siteArea',
  'parkingType',
  'viewType',
  'electricityType',
  'amper',
  'gasType',
]);

/** What a description says of a field in any form. */
const common = <Name extends PropertyNumber | PropertyFlag | PropertyLookup>(name: Name) => {
  const field: Field = propertyFields[name];
  return {
    name,
    label: field.label,
    collapsible: !forPlots.has(name),
    ...(field.hint && { hint: field.hint }),
    [field.hint ? 'isEnabled' : 'isShown']: (values: PropertyValues) => isApplicable(field, values),
  };
};
const price = (name: PriceName): Spec => ({
  name,
  label: propertyFields[name].label,
  kind: custom((_, form) => <PriceField form={form} name={name} />),
  span: name === 'price' ? 6 : 3,
});
const amount = (name: PropertyNumber): Spec => {
  const { max, unit } = propertyFields[name];
  if (isPriceName(name)) return price(name);
  const { sign } = units[unit];
  return { ...common(name), kind: number({ max, ...(sign && { unit: sign }) }) };
};
const flag = (name: PropertyFlag): Spec => ({
  ...common(name),
  kind: yesNo(answers[propertyFields[name].answers]),
});
export const lookup = (name: PropertyLookup): Spec => ({
  ...common(name),
  kind: select({
    useOptions: () => {
      const { data } = useApi('GET /api/types/{kind}', { params: { kind: propertyLookups[name] } });
      return toOptions(data?.data ?? [], 'typeID', 'typeName');
    },
  }),
});

const specs = {
  ...createRecord(propertyNumbers, amount),
  ...createRecord(propertyFlags, flag),
  ...createRecord(propertyLookupNames, lookup),
  siteArea: { ...amount('siteArea'), isExpected: hasSite },
  halfRoomNumber: { ...amount('halfRoomNumber'), isExpected: () => false },
  energyClass: { ...lookup('energyClass'), hint: text.energyClassHint },
};
const { energyCertificate } = propertyFields;
const certificate: Spec = {
  name: 'energyCertificate',
  label: energyCertificate.label,
  kind: registeredLine({ maxLength: energyCertificate.max, separators: /\s/g }),
  hint: text.energyCertificateHint,
  collapsible: true,
  isShown: (values) => isApplicable(energyCertificate, values),
  isExpected: () => false,
};
const fieldsOf = (group: 'price' | 'area' | 'equipment' | 'features') =>
  namesInGroup(propertyFields, group).map((name) => specs[name]);

const collapse = { isCollapsed: isPlot, label: text.rareForPlot };

/** The sections between the address and the special locations; details can be left for later. */
export const fieldSections: readonly (SectionSpec<PropertyValues> & { isDetail?: boolean })[] = [
  {
    id: 'ar',
    title: sections.price,
    sub: sections.priceSub,
    fields: fieldsOf('price'),
  },
  { id: 'terulet', title: sections.area, collapse, fields: fieldsOf('area') },
  {
    id: 'felszereltseg',
    title: sections.equipment,
    collapse,
    fields: fieldsOf('equipment'),
    isDetail: true,
  },
  {
    id: 'jellemzok',
    title: sections.features,
    collapse,
    fields: [...fieldsOf('features'), certificate],
    isDetail: true,
  },
];

const { description, exchangeDesc } = propertyFields;

export const descriptionSection: SectionSpec<PropertyValues> = {
  id: partIDs.description,
  title: sections.description,
  fields: [
    { name: 'description', label: description.label, kind: textArea({ maxLength: description.max }) },
    {
      name: 'exchangeDesc',
      label: exchangeDesc.label,
      kind: textArea({ maxLength: exchangeDesc.max, rows: 5 }),
      isShown: (values) => isApplicable(exchangeDesc, values),
    },
  ],
};
