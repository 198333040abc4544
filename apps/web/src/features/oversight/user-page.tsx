import type { UserOverview } from '@piacter/contracts/oversight';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { api, useApi, useRefresh } from '../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { formatTimestamp } from '../../lib/timestamp.ts';
import { useConfirmedAction } from '../../lib/use-confirmed-action.ts';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending.tsx';
import { mailStateWords } from '../emails/words/index.ts';
import { StateBadge } from '../lifecycle/index.ts';
import { userRoleWords } from '../users/index.ts';
import { BlockDialog } from './block-dialog.tsx';
import styles from './oversight.module.css';
import { text } from './text.ts';
import { objectPath, Timeline } from './timeline/index.tsx';

const { user: words } = text;

/** A mail address that is broken before its host rather than within a word. */
function Address({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

function Facts({ user }: { user: UserOverview }) {
  return (
    <Panel title={words.facts}>
      <DescriptionList
        items={[
          { term: words.email, value: <Address>{user.email}</Address> },
          { term: words.role, value: userRoleWords[user.role] },
          { term: words.phone, value: user.phone },
          { term: words.created, value: formatTimestamp(user.created) },
          {
            term: words.activated,
            value: user.activatedAt ? formatTimestamp(user.activatedAt) : words.notActivated,
          },
          { term: words.seen, value: user.seenAt && formatTimestamp(user.seenAt) },
        ]}
      />
    </Panel>
  );
}

type Row = { key: string; to?: string; name: string; small: string; end?: ReactNode };

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        words.none
      ) : (
        <ul className={styles.rows}>
          {rows.map(({ key, to, name, small, end }) => (
            <li key={key} className={styles.row}>
              <span>
                {to ? <Link to={to}>{name}</Link> : name}
                <span className={styles.small}>{small}</span>
              </span>
              {end}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Belongings({ user }: { user: UserOverview }) {
  return (
    <>
      <Rows
        title={words.listings}
        rows={user.listings.map(({ kind, id, title, state, isHidden, created }) => ({
          key: `${kind}-${id}`,
          to: objectPath(kind, id),
          name: title,
          small: `${text.search.number(id)} · ${formatDate(created)}`,
          end: <StateBadge state={state} isHidden={isHidden === 1} />,
        }))}
      />
      <Rows
        title={words.mails}
        rows={user.mails.map(({ mailID, subject, created, status, lastError }) => ({
          key: String(mailID),
          name: subject,
          small: [formatTimestamp(created), lastError].filter(Boolean).join(' · '),
          end: mailStateWords[status],
        }))}
      />
      <Rows
        title={words.orders}
        rows={user.orders.map(({ orderID, packageName, price, created }) => ({
          key: String(orderID),
          to: objectPath('service_order', orderID),
          name: packageName,
          small: `${text.search.number(orderID)} · ${formatDate(created)}`,
          end: formatMoney(price),
        }))}
      />
      <Rows
        title={words.requests}
        rows={user.requests.map(({ kind, requestID, created }) => ({
          key: `${kind}-${requestID}`,
          to: objectPath(`${kind}_request`, requestID),
          name: text.entities[`${kind}_request`],
          small: `${text.search.number(requestID)} · ${formatDate(created)}`,
        }))}
      />
    </>
  );
}

/** The admin's page of a user: what they advertise, order and ask for, their mails, and what happened (ADM-16). */
export function UserPage() {
  const { userID = '' } = useParams();
  const id = Number(userID);
  const { data, error, mutate } = useApi('GET /api/users/{id}', { params: { id } });
  const [done, setDone] = useState('');
  const [isBlocking, setBlocking] = useState(false);
  const refresh = useRefresh();
  const reload = () => Promise.all([mutate(), refresh('GET /api/timelines/{entity}/{id}')]);
  const action = useConfirmedAction(reload);
  const user = data?.data;
  usePageTitle(user?.name ?? user?.email ?? words.title);
  if (!user)
    return (
      <Pending
        loading={text.loading}
        failure={error ? failureMessage(error, unexpectedMessage) : undefined}
        onRetry={() => void mutate()}
      />
    );
  const resend = () =>
    action.run({ text: words.resendQuestion(user.email), confirm: words.resendConfirm }, () =>
      api('POST /api/users/{id}/activation-mail', { params: { id } }),
    );
  const notice = action.notice || done;
  return (
    <>
      <PageHead title={user.name ?? user.email} sub={text.search.number(id)} />
      <div ref={action.focusRef} tabIndex={-1}>
        {notice && <Note variant="done">{notice}</Note>}
      </div>
      {user.blockedAt && (
        <Note variant="error">{words.blocked(formatDate(user.blockedAt), user.blockReason ?? '')}</Note>
      )}
      <div className={styles.actions}>
        {user.role !== 'admin' && (
          <Button variant={user.blockedAt ? 'soft' : 'danger'} onClick={() => setBlocking(true)}>
            {user.blockedAt ? words.unblock : words.block}
          </Button>
        )}
        {user.activatedAt === null && (
          <Button variant="soft" onClick={() => void resend()}>
            {words.resend}
          </Button>
        )}
      </div>
      <Facts user={user} />
      <Belongings user={user} />
      <Timeline entity="user" id={id} />
      {isBlocking && (
        <BlockDialog
          user={user}
          onClose={() => setBlocking(false)}
          onDone={(message) => {
            setDone(message);
            void reload();
          }}
        />
      )}
    </>
  );
}
