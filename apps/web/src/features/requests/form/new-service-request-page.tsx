import type { Profile } from '@piacter/contracts/profile';
import type { ServiceRequestDetail } from '@piacter/contracts/requests';
import { serviceRequestFields as fields } from '@piacter/contracts/requests/fields';
import { requestImageLimit } from '@piacter/contracts/requests/values';
import { requesterPaths } from '@piacter/contracts/site/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi, useRefresh } from '../../../lib/api/index.ts';
import { unexpectedMessage, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { alert, confirm } from '../../../lib/message-queue.ts';
import { dropWrittenWork, readWrittenWork } from '../../../lib/written-work.ts';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import { custom, textArea } from '../../../ui/form/field-kinds.tsx';
import { type ControlProps, type SectionSpec, toSpec } from '../../../ui/form/field-spec.ts';
import { Cell, FieldGrid } from '../../../ui/form/form-layout.tsx';
import { FormPanel, toFormPart } from '../../../ui/form/form-panel.tsx';
import { Note } from '../../../ui/note.tsx';
import { getAddressErrors } from '../../address/index.ts';
import { PendingImages } from '../../images/index.ts';
import { useIdentity } from '../../profile/identity/index.ts';
import { ProfessionSelect } from '../../search/profession-select/index.tsx';
import { duration } from '../fields/index.tsx';
import { type Repeated, RepeatedNote, useRepeated, useRepeatedPictures } from '../repeat/index.ts';
import { text as repeatText } from '../repeat/text.ts';
import { loadServiceRequest } from './load-requests.ts';
import { NewRequestPage } from './new-request-page.tsx';
import { PlaceSection } from './request-sections.tsx';
import { confirmPublicWords, getDraftKey, getMissing, storeFirstImages } from './sending.ts';
import {
  newServiceRequest,
  repeatedServiceRequest,
  type ServiceRequestValues,
  serviceRequestBody,
} from './service-request-values.ts';
import { text } from './text.ts';

const { service: words } = text;
const ids = { work: 'munka', place: 'helyszin', images: 'kepek' } as const;

function ServiceField(control: ControlProps<string>) {
  const { data } = useApi('GET /api/service_types_order', {});
  return (
    <ProfessionSelect
      {...control}
      options={toOptions(data?.data ?? [], 'typeID', 'typeName')}
      placeholder={words.serviceExample}
    />
  );
}

const spec = <Name extends keyof typeof fields>(name: Name) => toSpec(name, fields[name]);

const work: SectionSpec<ServiceRequestValues> = {
  id: ids.work,
  title: words.sections.work,
  fields: [
    {
      ...spec('serviceID'),
      kind: custom<string, unknown>((control) => <ServiceField {...control} />),
      span: 3,
    },
    { ...spec('requestTime'), kind: duration, hint: words.requestTimeHint, span: 3 },
    { ...spec('description'), kind: textArea({ maxLength: fields.description.max, rows: 6 }) },
  ],
};

type NewServiceRequestProps = {
  profile: Profile | undefined;
  repeated: Repeated<ServiceRequestDetail>;
};

function NewServiceRequest({ profile, repeated }: NewServiceRequestProps) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { request } = repeated;
  const { images, setImages, areMissing } = useRepeatedPictures(request);
  const [written] = useState(() => (request ? {} : readWrittenWork()));
  const identity = useIdentity(words.whoSeesYou);
  const [initial] = useState(() =>
    request ? repeatedServiceRequest(profile, request) : newServiceRequest(profile, written),
  );
  const form = useEndpointForm({
    call: 'POST /api/service-requests',
    schema: () => import('@piacter/contracts/requests').then((m) => m.serviceRequestBody),
    rules: async (values) =>
      values.disableAddress ? {} : { ...getMissing(values, ['settlement']), ...getAddressErrors(values) },
    initial,
    toBody: serviceRequestBody,
    draftKey: getDraftKey('service', request),
    unreachable: unexpectedMessage,
    beforeSend: async (values, showFieldErrors) =>
      (await identity.ensure()) &&
      (await confirmPublicWords(values, showFieldErrors)) &&
      confirm({ text: text.sendQuestion, confirm: text.send, cancel: text.cancel }),
    onDone: async ({ insertID, professionalCount, message }) => {
      if (!request) dropWrittenWork();
      storeFirstImages(insertID, images);
      await refresh('GET /api/service-requests');
      await navigate(requesterPaths.service.request(insertID));
      void alert(message, { detail: `${words.reached(professionalCount)} ${words.sent}` });
    },
  });
  useLeaveGuard(form);
  return (
    <>
      {written.description && <Note>{words.written}</Note>}
      <RepeatedNote repeated={repeated}>{areMissing && repeatText.pictures}</RepeatedNote>
      {identity.section}
      <FormPanel
        form={form}
        title={words.form}
        sub={text.required}
        save={text.send}
        sections={[
          toFormPart(form, work, { hasInput: initial.description !== '' }),
          {
            id: ids.place,
            label: words.sections.place,
            done: form.values.disableAddress || form.values.settlement !== '',
            content: <PlaceSection key={ids.place} id={ids.place} form={form} profile={profile} />,
          },
          {
            id: ids.images,
            label: words.sections.images,
            content: (
              <FieldGrid key={ids.images} id={ids.images} title={words.sections.images} sub={words.imagesSub}>
                <Cell>
                  <PendingImages files={images} limit={requestImageLimit} onChange={setImages} />
                </Cell>
              </FieldGrid>
            ),
          },
        ]}
      />
    </>
  );
}

/** /ajanlatkero/szakember_ajanlatkeres: sends a request for offers to professionals (REQ-04, REQ-05). */
export function NewServiceRequestPage() {
  // If the profile fails to load, the address has to be typed.
  const { data, error } = useApi('GET /api/user-profile', {});
  const repeated = useRepeated('service', loadServiceRequest);
  return (
    <NewRequestPage title={words.title} repeated={repeated} isReady={Boolean(data || error)}>
      <NewServiceRequest profile={data?.data} repeated={repeated} />
    </NewRequestPage>
  );
}
