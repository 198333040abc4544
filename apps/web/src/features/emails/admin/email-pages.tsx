import type { EmailTemplate } from '@piacter/contracts/emails';
import { adminPaths } from '@piacter/contracts/site/paths';
import { useNavigate, useParams } from 'react-router-dom';
import { api, useRefresh } from '../../../lib/api/index.ts';
import { useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useFresh } from '../../../lib/use-fresh.ts';
import { EditPage } from '../../../ui/form/edit-page.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { EmailFormPanel } from './email-form.tsx';
import { newEmailValues, toEmailBody, toEmailValues } from './email-values.ts';
import { EmailVersions } from './email-versions.tsx';
import { text } from './text.ts';

const loadEmail = async (id: number): Promise<EmailTemplate> =>
  (await api('GET /api/emails/{id}', { params: { id } })).data;

/** /admin/email-szerkesztese: creates a template, then opens it (ADM-09). */
export function NewEmailPage() {
  usePageTitle(text.newTitle);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useEndpointForm({
    call: 'POST /api/emails',
    schema: () => import('@piacter/contracts/emails').then((m) => m.emailBody),
    initial: newEmailValues,
    toBody: toEmailBody,
    draftKey: 'email:new',
    onDone: async ({ insertID, message }) => {
      await refresh('GET /api/emails');
      await navigate(adminPaths.email(insertID));
      void alert(message);
    },
  });
  useLeaveGuard(form);
  return (
    <>
      <PageHead title={text.newTitle} />
      <EmailFormPanel form={form} save={text.save} />
    </>
  );
}

function EditEmail({ email }: { email: EmailTemplate }) {
  const refresh = useRefresh();
  const form = useEndpointForm({
    call: 'PUT /api/emails/{id}',
    parts: { params: { id: email.emailID } },
    schema: () => import('@piacter/contracts/emails').then((m) => m.emailUpdate),
    initial: toEmailValues(email),
    toBody: toEmailBody,
    draftKey: `email:${email.emailID}`,
    version: {
      seen: email.updated,
      load: async () => {
        const stored = await loadEmail(email.emailID);
        return { values: toEmailValues(stored), updated: stored.updated };
      },
    },
    onDone: async ({ message }) => {
      await Promise.all([refresh('GET /api/emails'), refresh('GET /api/emails/{id}/versions')]);
      void alert(message);
    },
  });
  useLeaveGuard(form);
  return (
    <>
      <EmailFormPanel form={form} />
      <EmailVersions emailID={email.emailID} form={form} />
    </>
  );
}

/** /admin/email-szerkesztese/{emailID} (ADM-09). */
export function EditEmailPage() {
  const { emailID = '' } = useParams();
  const loaded = useFresh(Number(emailID), loadEmail);
  return (
    <EditPage title={text.editTitle} loaded={loaded} sub={({ emailTypeName }) => emailTypeName}>
      {(email) => <EditEmail key={email.emailID} email={email} />}
    </EditPage>
  );
}
