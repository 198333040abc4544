import { emailLimit, phoneLimit } from '@piacter/contracts/core/values';
import { serviceLimits } from '@piacter/contracts/services/values';
import { custom, textLine } from '../../../ui/form/field-kinds.tsx';
import type { SectionSpec } from '../../../ui/form/field-spec.ts';
import { FieldGrid } from '../../../ui/form/form-layout.tsx';
import { FormPanel, type FormPart, toFormPart } from '../../../ui/form/form-panel.tsx';
import { ListingAddress, partIDs, timetablePart } from '../../listings/form/index.ts';
import { RichTextField } from '../../rich-text/index.ts';
import type { Coverage } from './coverage.ts';
import { CoverageSection } from './coverage-section.tsx';
import { type ServiceTypes, ServiceTypesField } from './service-types-field.tsx';
import type { ServiceForm, ServiceValues } from './service-values.ts';
import { text } from './text.ts';

const { fields, sections } = text;
const own = { service: 'szolgaltatas', coverage: 'lefedettseg', contact: 'elerhetoseg' } as const;

const serviceSection = (types: ServiceTypes): SectionSpec<ServiceValues> => ({
  id: own.service,
  title: sections.service,
  fields: [
    {
      name: 'title',
      label: fields.title,
      kind: textLine({ maxLength: serviceLimits.title }),
      required: true,
      hint: fields.titleHint,
      span: 6,
    },
    {
      name: 'selectedServiceTypes',
      label: text.types.label,
      kind: custom(({ error }) => <ServiceTypesField types={types} error={error} />),
    },
  ],
});

const contactSection: SectionSpec<ServiceValues> = {
  id: own.contact,
  title: sections.contact,
  fields: [
    {
      name: 'contactEmail',
      label: fields.contactEmail,
      kind: textLine({ maxLength: emailLimit, type: 'email', autoComplete: 'email' }),
      required: true,
      hint: fields.contactHint,
    },
    {
      name: 'phone',
      label: fields.phone,
      kind: textLine({ maxLength: phoneLimit, type: 'tel', autoComplete: 'tel' }),
      required: true,
    },
    {
      name: 'webpage',
      label: fields.webpage,
      kind: textLine({ maxLength: serviceLimits.webpage }),
      hint: fields.webpageHint,
      isExpected: () => false,
      span: 6,
    },
  ],
};

const descriptionSection: SectionSpec<ServiceValues> = {
  id: partIDs.description,
  title: sections.description,
  fields: [
    {
      name: 'description',
      label: fields.description,
      kind: custom((control) => <RichTextField {...control} maxLength={serviceLimits.description} />),
      required: true,
    },
  ],
};

const addressPart = (form: ServiceForm): FormPart => ({
  id: partIDs.address,
  label: sections.address,
  done: form.values.settlement !== '',
  content: (
    <FieldGrid key={partIDs.address} id={partIDs.address} title={sections.address} sub={sections.addressSub}>
      <ListingAddress form={form} required={[]} profile />
    </FieldGrid>
  ),
});

const coveragePart = (coverage: Coverage): FormPart => ({
  id: own.coverage,
  label: sections.coverage,
  done: coverage.countries.selected.length + coverage.places.length > 0,
  content: <CoverageSection key={own.coverage} id={own.coverage} coverage={coverage} />,
});

type Props = {
  form: ServiceForm;
  types: ServiceTypes;
  coverage: Coverage;
  /** The label of the submit button; 'Mentés' by default. */
  save?: string;
  /** Parts that save by themselves. */
  after?: readonly FormPart[];
};

/** The form of a service (PRO-02). */
export function ServiceFormPanel({ form, types, coverage, save, after = [] }: Props) {
  const service = toFormPart(form, serviceSection(types));
  return (
    <FormPanel
      form={form}
      title={text.data}
      sub={text.required}
      sections={[
        { ...service, done: Boolean(service.done) && types.selected.length > 0 },
        coveragePart(coverage),
        addressPart(form),
        toFormPart(form, contactSection),
        toFormPart(form, descriptionSection),
        timetablePart(form),
      ]}
      after={after}
      {...(save !== undefined && { save })}
    />
  );
}
