import type { ServiceRecord } from '@piacter/contracts/services';
import { paths } from '@piacter/contracts/site/paths';
import { useParams } from 'react-router-dom';
import { api } from '../../../lib/api/index.ts';
import { type Draft, unexpectedMessage, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { useFresh } from '../../../lib/use-fresh.ts';
import { EditPage } from '../../../ui/form/edit-page.tsx';
import { useListingDraft } from '../../drafts/index.tsx';
import { useEditorState } from '../../lifecycle/editor/index.ts';
import { partIDs, savingChanges, useRefreshAfterSave, useSellerParts } from '../../listings/form/index.ts';
import { loadWeek, type WeekValues } from '../../timetables/index.tsx';
import { serviceFormText as text } from '../text.ts';
import { ServiceFormPanel } from './service-form.tsx';
import { getServiceErrors, type ServiceValues, serviceBody, serviceValues } from './service-values.ts';
import { useSavedCoverage, useSavedTypes } from './use-saved-coverage.ts';

/** A service with the countries that it covers as a whole and its week. */
type Stored = { service: ServiceRecord; countries: readonly number[]; week: WeekValues };

async function loadService(id: number): Promise<Stored> {
  const params = { id };
  const [service, countries, week] = await Promise.all([
    api('GET /api/professionals/{id}', { params }),
    api('GET /api/service-country-relations/{id}', { params }),
    loadWeek('service', id),
  ]);
  return { service: service.data, countries: countries.data.map(({ countryID }) => countryID), week };
}

const toValues = ({ service, week }: Pick<Stored, 'service' | 'week'>) => serviceValues(service, week);

type Props = Stored & { draft: Draft<ServiceValues>; onSaved: () => void };

function EditService({ service, countries, week, draft, onSaved }: Props) {
  const { serviceID, title, packageType, mainImg } = service;
  const form = useEndpointForm({
    call: 'PATCH /api/professionals/{id}',
    parts: { params: { id: serviceID } },
    schema: () => import('@piacter/contracts/services').then((m) => m.serviceUpdate),
    rules: getServiceErrors,
    initial: toValues({ service, week }),
    toBody: (values) => serviceBody(values, 'edit'),
    draft,
    ...savingChanges(() => loadService(serviceID).then(toValues)),
    unreachable: unexpectedMessage,
    onDone: useRefreshAfterSave(
      onSaved,
      'GET /api/professional-services',
      'GET /api/professionals-public/{serviceUrl}',
    ),
  });
  useLeaveGuard(form);
  const parts = useSellerParts({ kind: 'service', id: serviceID, title, mainImg, packageType });
  const types = useSavedTypes(serviceID);
  const coverage = useSavedCoverage(serviceID, countries);
  const editor = useEditorState({
    kind: 'service',
    id: serviceID,
    title,
    form,
    viewPath: paths.service(service.serviceUrl),
    imagesAt: `#${partIDs.images}`,
  });
  return (
    <>
      {editor.panel}
      <ServiceFormPanel
        form={form}
        other={editor.publish}
        types={types}
        coverage={coverage}
        before={[parts.images]}
        after={[parts.prices, parts.videos, parts.package]}
      />
    </>
  );
}

/** /szakember/szolgaltatas_letrehozasa/{serviceID} (PRO-02). */
export function EditServicePage() {
  const { serviceID = '' } = useParams();
  const id = Number(serviceID);
  const loaded = useFresh(id, loadService);
  const draft = useListingDraft<ServiceValues>({ kind: 'service', id });
  return (
    <EditPage
      title={text.editTitle}
      loaded={draft ? loaded : { ...loaded, stored: undefined }}
      sub={({ service }) => service.title}
      view={{ path: ({ service }) => paths.service(service.serviceUrl), label: text.view }}
    >
      {(stored) =>
        draft && (
          <EditService key={stored.service.serviceID} {...stored} draft={draft} onSaved={loaded.retry} />
        )
      }
    </EditPage>
  );
}
