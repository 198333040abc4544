import { toBudapestDay } from '@piacter/contracts/core/days';
import { answers } from '@piacter/contracts/core/field-words';
import { getUnitSign } from '@piacter/contracts/core/units';
import type { AccommodationRequestDetail } from '@piacter/contracts/requests';
import { accommodationRequestFields as fields } from '@piacter/contracts/requests/fields';
import { guestFields, pastArrival } from '@piacter/contracts/requests/values';
import { requesterPaths } from '@piacter/contracts/site/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi, useRefresh } from '../../../lib/api/index.ts';
import { unexpectedMessage, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { alert, confirm } from '../../../lib/message-queue.ts';
import { type Option, toOptions } from '../../../ui/fields/select-field.tsx';
import { forints, number, select, stepper, textLine, yesNo } from '../../../ui/form/field-kinds.tsx';
import { type SectionSpec, toSpec } from '../../../ui/form/field-spec.ts';
import { FormPanel, toFormPart } from '../../../ui/form/form-panel.tsx';
import { useIdentity } from '../../profile/identity/index.ts';
import { regions } from '../fields/index.tsx';
import { type Repeated, RepeatedNote, useRepeated } from '../repeat/index.ts';
import { text as repeatText } from '../repeat/text.ts';
import {
  type AccommodationRequestValues,
  accommodationRequestBody,
  newAccommodationRequest,
  repeatedAccommodationRequest,
} from './accommodation-request-values.ts';
import { loadAccommodationRequest } from './load-requests.ts';
import { NewRequestPage } from './new-request-page.tsx';
import { country, descriptionSection } from './request-sections.tsx';
import { confirmPublicWords, createRules, getDraftKey } from './sending.ts';
import { stayDays } from './stay-days-field.tsx';
import { text } from './text.ts';

const { accommodation: words } = text;

const useMealPlans = (): Option[] =>
  toOptions(useApi('GET /api/meal-plans', {}).data?.data ?? [], 'planID', 'planName');

const spec = <Name extends keyof typeof fields>(name: Name) => toSpec(name, fields[name]);
const count = (name: (typeof guestFields)[number]) => {
  const { min, max } = fields[name];
  return { ...spec(name), kind: stepper({ min, max }) };
};
const flag = <Name extends 'isAccessible' | 'hasPets'>(name: Name) => ({
  ...spec(name),
  kind: yesNo(answers[fields[name].answers]),
  span: 3 as const,
});

const sections: readonly SectionSpec<AccommodationRequestValues>[] = [
  {
    id: 'hova',
    title: words.sections.stay,
    fields: [
      { ...spec('startDate'), kind: stayDays, span: 3 },
      { ...spec('countryID'), kind: country },
      { ...spec('mealPlanID'), kind: select({ useOptions: useMealPlans }) },
      {
        ...spec('budget'),
        kind: forints({ max: fields.budget.max, unit: getUnitSign(fields.budget.unit) ?? '' }),
        hint: words.budgetHint,
        half: false,
      },
      {
        ...spec('regions'),
        kind: regions({ kinds: ['settlement'], placeholder: words.regionsExample }),
        hint: words.regionsHint,
      },
    ],
  },
  {
    id: 'vendegek',
    title: words.sections.guests,
    fields: [...guestFields.map(count), flag('isAccessible')],
  },
  {
    id: 'kisallat',
    title: words.sections.pets,
    fields: [
      flag('hasPets'),
      { ...spec('petNumbers'), kind: number({ max: fields.petNumbers.max }) },
      { ...spec('petDescription'), kind: textLine({ maxLength: fields.petDescription.max }), span: 6 },
    ],
  },
  descriptionSection(words.sections.description, fields.description),
];

const rules = createRules(fields);

const getArrivalErrors = ({ startDate }: AccommodationRequestValues) =>
  startDate !== '' && startDate < toBudapestDay(new Date()) ? { startDate: pastArrival } : {};

function NewAccommodationRequest({ repeated }: { repeated: Repeated<AccommodationRequestDetail> }) {
  const { request } = repeated;
  const [initial] = useState(() =>
    request ? repeatedAccommodationRequest(request, toBudapestDay(new Date())) : newAccommodationRequest,
  );
  const navigate = useNavigate();
  const refresh = useRefresh();
  const identity = useIdentity(words.whoSeesYou);
  const form = useEndpointForm({
    call: 'POST /api/accommodation-requests',
    schema: () => import('@piacter/contracts/requests').then((m) => m.accommodationRequestBody),
    initial,
    toBody: accommodationRequestBody,
    rules: async (values) => ({ ...(await rules(values)), ...getArrivalErrors(values) }),
    draftKey: getDraftKey('accommodation', request),
    unreachable: unexpectedMessage,
    beforeSend: async (values, showFieldErrors) =>
      (await identity.ensure()) &&
      (await confirmPublicWords(values, showFieldErrors)) &&
      confirm({ text: text.sendQuestion, confirm: text.send, cancel: text.cancel }),
    onDone: async ({ insertID, message }) => {
      await refresh('GET /api/accommodation-requests');
      await navigate(requesterPaths.accommodation.request(insertID));
      void alert(message, { detail: words.sent });
    },
  });
  useLeaveGuard(form);
  return (
    <>
      <RepeatedNote repeated={repeated}>{initial.startDate === '' && repeatText.daysPassed}</RepeatedNote>
      {identity.section}
      <FormPanel
        form={form}
        title={words.form}
        sub={text.required}
        save={text.send}
        sections={sections.map((section) => toFormPart(form, section, { hasInput: request !== undefined }))}
      />
    </>
  );
}

/** /ajanlatkero/szallas_ajanlatkeres: sends a request for accommodation to hosts (RAC-02 to RAC-04). */
export function NewAccommodationRequestPage() {
  const repeated = useRepeated('accommodation', loadAccommodationRequest);
  return (
    <NewRequestPage title={words.title} repeated={repeated}>
      <NewAccommodationRequest repeated={repeated} />
    </NewRequestPage>
  );
}
