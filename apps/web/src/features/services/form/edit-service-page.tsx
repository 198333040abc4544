import type { ServiceRecord } from '@piacter/contracts/services';
import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { api, useRefresh } from '../../../lib/api/index.ts';
import { unexpectedMessage, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { tell } from '../../../ui/message-box/message-queue.ts';
import { EditListing, useOwnListing, useScrollToHash } from '../../listings/form/index.ts';
import { ServiceFormPanel } from './service-form.tsx';
import { serviceBody, serviceValues } from './service-values.ts';
import { text } from './text.ts';
import { useSavedCoverage } from './use-saved-coverage.ts';
import { useSavedTypes } from './use-saved-types.ts';

/** A service with the countries that it covers as a whole. */
type Loaded = { service: ServiceRecord; countries: readonly number[] };

const load = async (id: number, signal: AbortSignal): Promise<Loaded> => {
  const params = { id };
  const [service, countries] = await Promise.all([
    api('GET /api/professionals/{id}', { params, signal }),
    api('GET /api/service-country-relations/{id}', { params, signal }),
  ]);
  return { service: service.data, countries: countries.data.map(({ countryID }) => countryID) };
};

function EditService({ service, countries }: Loaded) {
  const { serviceID } = service;
  const refresh = useRefresh();
  const form = useEndpointForm({
    call: 'PUT /api/professionals/{id}',
    parts: { params: { id: serviceID } },
    schema: () => import('@piacter/contracts/services').then((m) => m.serviceBody),
    initial: serviceValues(service),
    toBody: (values) => serviceBody(values, 'edit'),
    draftKey: `service:${serviceID}`,
    unreachable: unexpectedMessage,
    onDone: async ({ message }) => {
      await Promise.all([
        refresh('GET /api/professional-services'),
        refresh('GET /api/professionals-public/{serviceUrl}'),
      ]);
      void tell(message);
    },
  });
  useLeaveGuard(form);
  useScrollToHash();
  return (
    <ServiceFormPanel
      form={form}
      types={useSavedTypes(serviceID)}
      coverage={useSavedCoverage(serviceID, countries)}
    />
  );
}

/** /szakember/szolgaltatas_letrehozasa/{serviceID} (PRO-02). */
export function EditServicePage() {
  const { serviceID = '' } = useParams();
  const loaded = useOwnListing(Number(serviceID), load);
  return (
    <EditListing
      title={text.editTitle}
      loaded={loaded}
      sub={({ service }) => service.title}
      view={{ path: ({ service }) => paths.service(service.serviceUrl), label: text.view }}
    >
      {(stored) => <EditService key={stored.service.serviceID} {...stored} />}
    </EditListing>
  );
}
