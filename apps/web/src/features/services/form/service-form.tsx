import type { LineField, NamesOf } from '@piacter/contracts/core/fields';
import { coverageLabels, serviceFields as fields } from '@piacter/contracts/services/fields';
import { custom, textLine } from '../../../ui/form/field-kinds.tsx';
import { type FormPart, type SectionSpec, toSpec } from '../../../ui/form/field-spec.ts';
import { FieldGrid } from '../../../ui/form/form-layout.tsx';
import { FormPanel, toFormPart } from '../../../ui/form/form-panel.tsx';
import type { OtherButton } from '../../../ui/form/form-save-bar.tsx';
import { ListingAddress, partIDs, timetablePart } from '../../listings/form/index.ts';
import { RichTextField } from '../../rich-text/index.tsx';
import { serviceFormText as text } from '../text.ts';
import type { Coverage } from './coverage.ts';
import { CoverageSection } from './coverage-section.tsx';
import { type ServiceTypes, ServiceTypesField } from './service-types-field.tsx';
import type { ServiceForm, ServiceValues } from './service-values.ts';

const { hints, sections } = text;
const own = { service: 'szolgaltatas', coverage: 'lefedettseg', contact: 'elerhetoseg' } as const;

const spec = <Name extends keyof typeof fields>(name: Name) => toSpec(name, fields[name]);
const line = <Name extends NamesOf<typeof fields, 'line'>>(name: Name) => {
  const { max, input }: LineField<string, string> = fields[name];
  return {
    ...spec(name),
    kind: textLine({ maxLength: max, ...(input && { type: input, autoComplete: input }) }),
  };
};

const serviceSection = (types: ServiceTypes): SectionSpec<ServiceValues> => ({
  id: own.service,
  title: sections.service,
  fields: [
    { ...line('title'), hint: hints.title, span: 6 },
    {
      ...spec('selectedServiceTypes'),
      kind: custom<number[], unknown>(({ error }) => <ServiceTypesField types={types} error={error} />),
    },
  ],
});

const contactSection: SectionSpec<ServiceValues> = {
  id: own.contact,
  title: sections.contact,
  fields: [
    { ...line('contactEmail'), hint: hints.contactEmail },
    line('phone'),
    { ...line('webpage'), hint: hints.webpage, span: 6 },
  ],
};

const descriptionSection: SectionSpec<ServiceValues> = {
  id: partIDs.description,
  title: fields.description.label,
  fields: [
    {
      ...spec('description'),
      kind: custom<string, unknown>((control) => (
        <RichTextField {...control} maxLength={fields.description.max} />
      )),
    },
  ],
};

const addressPart = (form: ServiceForm): FormPart => ({
  id: partIDs.address,
  label: sections.address,
  done: form.values.settlement !== '',
  content: (
    <FieldGrid id={partIDs.address} title={sections.address} sub={sections.addressSub}>
      <ListingAddress form={form} required={[]} profile />
    </FieldGrid>
  ),
});

const coveragePart = (coverage: Coverage): FormPart => ({
  id: own.coverage,
  label: coverageLabels.coverage,
  done: coverage.countries.selected.length + coverage.places.length > 0,
  content: <CoverageSection id={own.coverage} coverage={coverage} />,
});

type Props = {
  form: ServiceForm;
  types: ServiceTypes;
  coverage: Coverage;
  /** The label of the submit button; 'Mentés' by default. */
  save?: string;
  other?: OtherButton | undefined;
  hasSteps?: boolean;
  /** Parts that save by themselves, above and below. */
  before?: readonly FormPart[];
  after?: readonly FormPart[];
};

/** The form of a service (PRO-02). */
export function ServiceFormPanel({ form, types, coverage, ...around }: Props) {
  const service = toFormPart(form, serviceSection(types));
  return (
    <FormPanel
      form={form}
      title={text.data}
      sub={text.required}
      sections={[
        { ...service, done: Boolean(service.done) && types.selected.length > 0 },
        coveragePart(coverage),
        { ...addressPart(form), step: text.addressAndContact, isOptional: true },
        toFormPart(form, contactSection, { step: text.addressAndContact }),
        toFormPart(form, descriptionSection),
        timetablePart('service', form),
      ]}
      {...around}
    />
  );
}
