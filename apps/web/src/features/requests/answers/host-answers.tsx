import type { HostAnswer } from '@piacter/contracts/requests';
import { threadsPath } from '@piacter/contracts/site/paths';
import { useApi } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { ContactDetails } from '../contact/index.ts';
import styles from './answers.module.css';
import { HostMessage } from './host-message.tsx';
import { text } from './text.ts';

const getName = ({ isFirm, firmName, lastName, firstName }: HostAnswer): string =>
  (isFirm === 1 && firmName) || [lastName, firstName].filter(Boolean).join(' ') || text.host;

function Answer({ answer }: { answer: HostAnswer }) {
  return (
    <Panel title={getName(answer)} sub={text.received(formatDate(answer.created))}>
      <HostMessage answer={answer}>
        {answer.contact && <ContactDetails contact={{ ...answer, ...answer.contact, firmTypeName: null }} />}
      </HostMessage>
    </Panel>
  );
}

/** The answers of hosts to one of the user's requests, each with how to reach the host. */
export function HostAnswers({ requestID }: { requestID: number }) {
  const call = 'GET /api/accommodation-requests/{id}/contact';
  const { data, error, mutate } = useApi(call, { params: { id: requestID } });
  const answers = data?.data;
  return (
    <section className={styles.answers} aria-labelledby="szallasadok">
      <h2 id="szallasadok">{text.title}</h2>
      <p className={styles.hint}>
        {text.hint} <Link to={threadsPath('ajanlatkero')}>{text.write}</Link>
      </p>
      {answers === undefined && (
        <Pending
          loading={text.loading}
          failure={error && failureMessage(error, unexpectedMessage)}
          onRetry={() => void mutate()}
        />
      )}
      <ul>
        {answers?.map((answer) => (
          <li key={answer.hostID}>
            <Answer answer={answer} />
          </li>
        ))}
      </ul>
    </section>
  );
}
