import type { Fields } from '../core/fields.ts';
import { emailLimit, phoneLimit } from '../core/values.ts';
import { descriptionLimit } from '../listings/values.ts';
import { professionsField } from './search-fields.ts';

const contact = { type: 'line', group: 'contact' } as const;

/** The fields of a service beside its address, in the order of the form. */
export const serviceFields = {
  title: { type: 'line', max: 120, label: 'A szolgáltatás neve', group: 'service', isRequired: true },
  selectedServiceTypes: professionsField,
  contactEmail: {
    ...contact,
    input: 'email',
    max: emailLimit,
    label: 'Kapcsolattartási e-mail-cím',
    isRequired: true,
  },
  phone: { ...contact, input: 'tel', max: phoneLimit, label: 'Telefonszám', isRequired: true },
  webpage: { ...contact, max: 300, label: 'Weboldal' },
  /** HTML, of which the limit is that of the plain text. */
  description: {
    type: 'text',
    max: descriptionLimit,
    label: 'Leírás',
    group: 'description',
    isRequired: true,
  },
} as const satisfies Fields;

/** Where a service is offered: countries as a whole, regions, settlements (PRO-03, PRO-04). */
export const coverageLabels = {
  coverage: 'Munkaterület',
  countries: 'Az egész országban',
  regions: 'Vármegyék, régiók',
  settlements: 'Települések',
} as const;
