import { childrenFields, guestLimits, requestTextLimits } from '@piacter/contracts/requests/values';
import { requesterPaths } from '@piacter/contracts/site/paths';
import { useNavigate } from 'react-router-dom';
import { useApi, useRefresh } from '../../../lib/api/index.ts';
import { unexpectedMessage, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { alert, confirm } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { type Option, toOptions } from '../../../ui/fields/select-field.tsx';
import { date, number, select, stepper, textArea, textLine, yesNo } from '../../../ui/form/field-kinds.tsx';
import type { SectionSpec } from '../../../ui/form/field-spec.ts';
import { FormPanel, toFormPart } from '../../../ui/form/form-panel.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { useCountries } from '../../places/index.ts';
import { regions } from '../fields/index.ts';
import {
  type AccommodationRequestValues,
  accommodationRequestBody,
  getPetErrors,
  newAccommodationRequest,
  withPets,
} from './accommodation-request-values.ts';
import { text } from './text.ts';

const { accommodation: words } = text;

const useCountryOptions = (): Option[] => toOptions(useCountries(), 'countryID', 'countryName');
const useMealPlans = (): Option[] =>
  toOptions(useApi('GET /api/meal-plans', {}).data?.data ?? [], 'planID', 'planName');

const sections: readonly SectionSpec<AccommodationRequestValues>[] = [
  {
    id: 'hova',
    title: words.sections.stay,
    fields: [
      {
        name: 'countryID',
        label: words.countryID,
        kind: select({ useOptions: useCountryOptions }),
        required: true,
      },
      {
        name: 'mealPlanID',
        label: words.mealPlanID,
        kind: select({ useOptions: useMealPlans }),
        required: true,
      },
      {
        name: 'regions',
        label: words.regions,
        kind: regions({ kinds: ['settlement'], placeholder: words.regionsExample }),
        required: true,
        hint: words.regionsHint,
      },
      { name: 'startDate', label: words.startDate, kind: date(), required: true },
      { name: 'endDate', label: words.endDate, kind: date(), required: true },
    ],
  },
  {
    id: 'vendegek',
    title: words.sections.guests,
    fields: [
      {
        name: 'adultPeople',
        label: words.adultPeople,
        kind: stepper({ min: guestLimits.minAdults, max: guestLimits.maxAdults }),
        required: true,
      },
      ...childrenFields.map((name) => ({
        name,
        label: words[name],
        kind: stepper({ min: 0, max: guestLimits.maxChildren }),
        required: true,
      })),
      {
        name: 'isAccessible',
        label: words.isAccessible,
        kind: yesNo(words.answers),
        required: true,
        span: 3,
      },
    ],
  },
  {
    id: 'kisallat',
    title: words.sections.pets,
    fields: [
      { name: 'hasPets', label: words.hasPets, kind: yesNo(words.answers), required: true, span: 3 },
      {
        name: 'petNumbers',
        label: words.petNumbers,
        kind: number({ max: guestLimits.maxPets }),
        required: true,
        isShown: withPets,
      },
      {
        name: 'petDescription',
        label: words.petDescription,
        kind: textLine({ maxLength: requestTextLimits.petDescription }),
        required: true,
        isShown: withPets,
        span: 6,
      },
    ],
  },
  {
    id: 'keresek',
    title: words.sections.description,
    fields: [
      {
        name: 'description',
        label: words.description,
        kind: textArea({ maxLength: requestTextLimits.accommodationDescription }),
        required: true,
      },
    ],
  },
];

/** /ajanlatkero/szallas_ajanlatkeres: sends a request for accommodation to hosts (RAC-02 to RAC-04). */
export function NewAccommodationRequestPage() {
  usePageTitle(words.title);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useEndpointForm({
    call: 'POST /api/accommodation-requests',
    schema: () => import('@piacter/contracts/requests').then((m) => m.accommodationRequestBody),
    initial: newAccommodationRequest,
    toBody: accommodationRequestBody,
    rules: getPetErrors,
    draftKey: 'accommodation-request:new',
    unreachable: unexpectedMessage,
    beforeSend: () => confirm({ text: text.sendQuestion, confirm: text.send, cancel: text.cancel }),
    onDone: async ({ insertID, message }) => {
      await refresh('GET /api/accommodation-requests');
      await navigate(requesterPaths.accommodation.request(insertID));
      void alert(message, { detail: words.sent });
    },
  });
  useLeaveGuard(form);
  return (
    <>
      <PageHead title={words.title} />
      <FormPanel
        form={form}
        title={words.form}
        sub={text.required}
        save={text.send}
        sections={sections.map((section) => toFormPart(form, section))}
      />
    </>
  );
}
