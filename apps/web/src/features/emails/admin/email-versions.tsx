import type { EmailVersion } from '@piacter/contracts/emails';
import { useApi } from '../../../lib/api/index.ts';
import type { Form } from '../../../lib/form/index.ts';
import { formatTimestamp } from '../../../lib/timestamp.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { EmailValues } from './email-values.ts';
import styles from './emails.module.css';
import { text } from './text.ts';

const describe = ({ replacedAt, subject }: EmailVersion): string =>
  replacedAt === null ? text.versions.standard : `${formatTimestamp(replacedAt)} – ${subject}`;

/** Former texts of the type, which the form takes back; saving it makes one of them the present text. */
export function EmailVersions({ emailID, form }: { emailID: number; form: Form<EmailValues> }) {
  const { data } = useApi('GET /api/emails/{id}/versions', { params: { id: emailID } });
  const takeBack = ({ subject, content, intervalDays }: EmailVersion) => {
    form.set('subject', subject);
    form.set('content', content);
    if (intervalDays !== null) form.set('intervalDays', intervalDays);
  };
  if (!data?.data.length) return null;
  return (
    <Panel title={text.versions.title} sub={text.versions.hint} className={styles.below ?? ''}>
      <ul className={styles.versions}>
        {data.data.map((version) => (
          <li key={version.versionID}>
            <span>{describe(version)}</span>
            <Button
              variant="plain"
              aria-label={text.versions.takeBackLabel(describe(version))}
              onClick={() => takeBack(version)}
            >
              {text.versions.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
