import type { AdminPackage } from '@piacter/contracts/packages';
import { packageLimits, packageQuantityRange, packageTypesInDays } from '@piacter/contracts/packages/rules';
import { packageTypes } from '@piacter/contracts/packages/values';
import type { Form, UncheckedBody } from '../../../lib/form/index.ts';
import type { NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { custom, number, textArea, textLine } from '../../../ui/form/field-kinds.tsx';
import type { FormPart, SectionSpec } from '../../../ui/form/field-spec.ts';
import { FormPanel, toFormPart } from '../../../ui/form/form-panel.tsx';
import { allPackageTypes, getTypeName } from '../type-names.ts';
import { text } from './text.ts';

const { fields, sections } = text;

export type PackageValues = {
  packageName: string;
  packageType: string;
  packageDesc: string;
  quantity: NumberFieldValue;
  unitName: string;
  baseUnit: string;
};

export const newPackageValues: PackageValues = {
  packageName: '',
  packageType: String(packageTypes.pro),
  packageDesc: '',
  quantity: '',
  ...text.units.days,
};

export const toPackageValues = (row: AdminPackage): PackageValues => ({
  packageName: row.packageName,
  packageType: String(row.packageType),
  packageDesc: row.packageDesc,
  quantity: row.quantity,
  unitName: row.unitName,
  baseUnit: row.baseUnit,
});

export const toPackageBody = ({
  packageType,
  quantity,
  ...values
}: PackageValues): UncheckedBody<'POST /api/service-packages'> => ({
  ...values,
  packageType: Number(packageType),
  quantity: quantity === '' ? undefined : quantity,
});

type PackageForm = Form<PackageValues>;

const isInDays = (packageType: string) => packageTypesInDays.has(Number(packageType));
const typeOptions = allPackageTypes.map((type) => ({ value: String(type), label: getTypeName(type) }));

const dataSection = (isStored: boolean): SectionSpec<PackageValues> => ({
  id: 'adatok',
  title: sections.data,
  fields: [
    {
      name: 'packageName',
      label: fields.packageName,
      kind: textLine({ maxLength: packageLimits.packageName }),
      required: true,
      span: 6,
    },
    {
      name: 'packageType',
      label: fields.packageType,
      required: true,
      isEnabled: () => !isStored,
      hint: isStored ? fields.typeFixed : fields.typeHint,
      // The units follow the type: days or pieces.
      kind: custom((control, form: PackageForm) => (
        <SelectField
          {...control}
          options={typeOptions}
          onChange={(packageType) => {
            control.onChange(packageType);
            const units = isInDays(packageType) ? text.units.days : text.units.pieces;
            form.set('unitName', units.unitName);
            form.set('baseUnit', units.baseUnit);
          }}
        />
      )),
    },
    {
      name: 'packageDesc',
      label: fields.packageDesc,
      kind: textArea({ maxLength: packageLimits.packageDesc, rows: 5 }),
      hint: fields.descHint,
      isExpected: () => false,
    },
  ],
});

const quantitySection = ({ packageType }: PackageValues): SectionSpec<PackageValues> => ({
  id: 'mennyiseg',
  title: sections.quantity,
  fields: [
    {
      name: 'quantity',
      label: isInDays(packageType) ? fields.days : fields.pieces,
      kind: number(packageQuantityRange),
      required: true,
      span: 2,
    },
    {
      name: 'unitName',
      label: fields.unitName,
      kind: textLine({ maxLength: packageLimits.unitName }),
      required: true,
      hint: fields.unitHint,
      span: 2,
    },
    {
      name: 'baseUnit',
      label: fields.baseUnit,
      kind: textLine({ maxLength: packageLimits.baseUnit }),
      required: true,
      hint: fields.baseHint,
      span: 2,
    },
  ],
});

type Props = {
  form: PackageForm;
  /** Whether the package exists already; its type is fixed then. */
  isStored: boolean;
  /** The label of the submit button; 'Mentés' by default. */
  save?: string;
  after?: readonly FormPart[];
};

/** The form of a package (ADM-02). */
export function PackageFormPanel({ form, isStored, save, after = [] }: Props) {
  return (
    <FormPanel
      form={form}
      title={text.data}
      sub={text.required}
      sections={[toFormPart(form, dataSection(isStored)), toFormPart(form, quantitySection(form.values))]}
      save={save}
      after={after}
    />
  );
}
