import { emailLimit, phoneLimit } from '@piacter/contracts/core/values';
import { serviceLimits } from '@piacter/contracts/services/values';
import { FieldGrid } from '../../../ui/form/form-layout.tsx';
import {
  type FieldPart,
  fieldPart,
  ListingAddress,
  ListingFormPanel,
  type ListingPart,
  partIDs,
  timetablePart,
} from '../../listings/form/index.ts';
import { RichTextField } from '../../rich-text/index.ts';
import type { Coverage } from './coverage.ts';
import { CoverageSection } from './coverage-section.tsx';
import { type ServiceTypes, ServiceTypesField } from './service-types-field.tsx';
import type { ServiceForm, ServiceValues } from './service-values.ts';
import { text } from './text.ts';

const { fields, sections } = text;
const own = { service: 'szolgaltatas', coverage: 'lefedettseg', contact: 'elerhetoseg' } as const;

const servicePart = (types: ServiceTypes): FieldPart<ServiceValues> => ({
  id: own.service,
  title: sections.service,
  fields: [
    {
      kind: 'line',
      name: 'title',
      label: fields.title,
      required: true,
      hint: fields.titleHint,
      maxLength: serviceLimits.title,
      span: 6,
    },
    {
      kind: 'own',
      name: 'selectedServiceTypes',
      label: text.types.label,
      draw: ({ fieldErrors }) => <ServiceTypesField types={types} error={fieldErrors.selectedServiceTypes} />,
    },
  ],
});

const contactPart: FieldPart<ServiceValues> = {
  id: own.contact,
  title: sections.contact,
  fields: [
    {
      kind: 'line',
      name: 'contactEmail',
      label: fields.contactEmail,
      required: true,
      hint: fields.contactHint,
      maxLength: emailLimit,
      type: 'email',
      autoComplete: 'email',
    },
    {
      kind: 'line',
      name: 'phone',
      label: fields.phone,
      required: true,
      maxLength: phoneLimit,
      type: 'tel',
      autoComplete: 'tel',
    },
    {
      kind: 'line',
      name: 'webpage',
      label: fields.webpage,
      hint: fields.webpageHint,
      maxLength: serviceLimits.webpage,
      isExpected: () => false,
      span: 6,
    },
  ],
};

const descriptionPart: FieldPart<ServiceValues> = {
  id: partIDs.description,
  title: sections.description,
  fields: [
    {
      kind: 'own',
      name: 'description',
      label: fields.description,
      draw: (form) => (
        <RichTextField
          label={fields.description}
          required
          maxLength={serviceLimits.description}
          {...form.field('description')}
        />
      ),
    },
  ],
};

const addressPart = (form: ServiceForm): ListingPart => ({
  id: partIDs.address,
  label: sections.address,
  done: form.values.settlement !== '',
  content: (
    <FieldGrid key={partIDs.address} id={partIDs.address} title={sections.address} sub={sections.addressSub}>
      <ListingAddress form={form} required={[]} profile />
    </FieldGrid>
  ),
});

const coveragePart = (coverage: Coverage): ListingPart => ({
  id: own.coverage,
  label: sections.coverage,
  done: coverage.countries.chosen.length + coverage.places.length > 0,
  content: <CoverageSection key={own.coverage} id={own.coverage} coverage={coverage} />,
});

type Props = {
  form: ServiceForm;
  types: ServiceTypes;
  coverage: Coverage;
  /** The word on the saving button, where it is not 'Mentés'. */
  save?: string;
  /** Parts that save by themselves. */
  after?: readonly ListingPart[];
};

/** The form of a service (PRO-02). */
export function ServiceFormPanel({ form, types, coverage, save, after = [] }: Props) {
  const service = fieldPart(form, servicePart(types));
  return (
    <ListingFormPanel
      form={form}
      title={text.data}
      sub={text.required}
      sections={[
        { ...service, done: Boolean(service.done) && types.chosen.length > 0 },
        coveragePart(coverage),
        addressPart(form),
        fieldPart(form, contactPart),
        fieldPart(form, descriptionPart),
        timetablePart(form),
      ]}
      after={after}
      {...(save !== undefined && { save })}
    />
  );
}
