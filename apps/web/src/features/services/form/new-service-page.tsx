import type { Profile } from '@piacter/contracts/profile';
import { useNavigate } from 'react-router-dom';
import { professionalPaths } from '../../../app/paths.ts';
import { useApi, useRefresh } from '../../../lib/api/index.ts';
import { unexpectedMessage, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { tell } from '../../../ui/message-box/message-queue.ts';
import { PageHead } from '../../../ui/panel.tsx';
import { partIDs } from '../../listings/form/index.ts';
import { collectedCoverage, collectedTypes, sendCoverage } from './collected.ts';
import { ServiceFormPanel } from './service-form.tsx';
import { newServiceValues, serviceBody } from './service-values.ts';
import { text } from './text.ts';

function NewService({ profile }: { profile: Profile | undefined }) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useEndpointForm({
    call: 'POST /api/professionals',
    schema: () => import('@piacter/contracts/services').then((m) => m.newServiceBody),
    initial: newServiceValues(profile),
    toBody: (values) => serviceBody(values, 'create'),
    draftKey: 'service:new',
    unreachable: unexpectedMessage,
    onDone: async ({ insertID, message }, values) => {
      const lost = await sendCoverage(insertID, values);
      await refresh('GET /api/professional-services');
      await navigate(`${professionalPaths.listing(insertID)}#${partIDs.images}`);
      if (lost > 0) void tell(text.coverageLost(lost), { colour: 'danger' });
      else void tell(message, { detail: text.created });
    },
  });
  useLeaveGuard(form);
  return (
    <ServiceFormPanel
      form={form}
      types={collectedTypes(form)}
      coverage={collectedCoverage(form)}
      save={text.create}
    />
  );
}

/** /szakember/szolgaltatas_letrehozasa: creates the service, then opens it for pictures and prices (PRO-02). */
export function NewServicePage() {
  usePageTitle(text.newTitle);
  // A profile that cannot be had leaves its two fields empty.
  const { data, error } = useApi('GET /api/user-profile', {});
  return (
    <>
      <PageHead title={text.newTitle} />
      {data || error ? (
        <NewService profile={data?.data} />
      ) : (
        <p role="status" className="sr-only">
          {text.loading}
        </p>
      )}
    </>
  );
}
