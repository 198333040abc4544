import { formatPhone, getPhoneLink } from '@piacter/contracts/core/phone';
import { toFlag } from '@piacter/contracts/core/values';
import type { ThreadDetail, ThreadUpdate } from '@piacter/contracts/threads';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isNotFound } from '../../lib/api/index.ts';
import { failureMessage } from '../../lib/form/index.ts';
import { alert, confirm } from '../../lib/message-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { Pending } from '../../ui/pending.tsx';
import { SignpostPage } from '../../ui/signpost-page.tsx';
import { Appointments } from './appointments/appointments.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { text } from './text.ts';
import { getTitlePrefix, type ThreadSource } from './thread-source.ts';
import styles from './threads.module.css';
import { useThread } from './use-thread.ts';

const MessageReport = lazy(() =>
  import('../reports/report/index.ts').then((module) => ({ default: module.MessageReport })),
);

const QuickAnswerMenu = lazy(() =>
  import('../quick-answers/index.tsx').then((module) => ({ default: module.QuickAnswerMenu })),
);

type Change = (change: ThreadUpdate) => Promise<void>;

/** What the user may do with a thread beside writing. */
function Actions({ thread, change, onLeave }: { thread: ThreadDetail; change: Change; onLeave: () => void }) {
  const toggleBlock = async () => {
    if (thread.isBlocked === 1) return change({ blocked: 0 });
    const isSure = await confirm({
      text: text.blockQuestion,
      detail: text.blockDetail,
      confirm: text.block,
    });
    if (isSure) await change({ blocked: 1 });
  };
  const leave = async () => {
    const isSure = await confirm({ text: text.leaveQuestion, detail: text.leaveDetail, confirm: text.leave });
    if (isSure) onLeave();
  };
  return (
    <div className={styles.actions}>
      <Button variant="soft" onClick={() => void change({ archived: toFlag(thread.isArchived === 0) })}>
        {thread.isArchived === 1 ? text.restore : text.archive}
      </Button>
      <Button variant="soft" onClick={() => void change({ muted: toFlag(thread.isMuted === 0) })}>
        {thread.isMuted === 1 ? text.unmute : text.mute}
      </Button>
      <Button variant="soft" onClick={() => void toggleBlock()}>
        {thread.isBlocked === 1 ? text.unblock : text.block}
      </Button>
      <Button variant="soft" onClick={() => void leave()}>
        {text.leave}
      </Button>
    </div>
  );
}

function Contact({ name, phone, email }: { name: string; phone: string; email: string }) {
  return (
    <p className={styles.contact}>
      <b>{text.contact}:</b> {name}
      {phone && <a href={getPhoneLink(phone)}>{formatPhone(phone)}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
}

type Props = {
  source: ThreadSource;
  /** Stands above the thread, such as the way back. */
  head?: ReactNode;
  /** Instead of the actions of an account. */
  actions?: (change: Change) => ReactNode;
  /** What stands above the messages, of threads of some kinds. */
  above?: (thread: ThreadDetail, reload: () => Promise<void>) => ReactNode;
  /** What is said where there is no such thread. */
  gone?: { title: string; links: { to: string; label: string }[] };
  /** After something changed that the list shows. */
  onChange?: () => void;
  /** After the user has left the thread. */
  onLeft?: () => void;
};

/** A thread: its messages, and the field for a new one. */
export function ThreadView({ source, head, actions, above, gone, onChange, onLeft }: Props) {
  const { thread, failure, add, loadOlder, reload } = useThread(source, onChange);
  const report = (error: unknown) => void alert(failureMessage(error), { colour: 'danger' });
  const change: Change = async (update) => {
    try {
      await source.update(update);
      await reload();
      onChange?.();
    } catch (error) {
      report(error);
    }
  };
  const leave = async () => {
    try {
      await source.update({ left: 1 });
      onChange?.();
      onLeft?.();
    } catch (error) {
      report(error);
    }
  };
  const [reportedID, setReportedID] = useState<number>();
  if (!thread && gone && isNotFound(failure)) {
    const hint = failure?.status === 404 ? failure.message : text.guest.incomplete;
    return <SignpostPage hint={hint} {...gone} />;
  }
  if (!thread)
    return (
      <>
        {head}
        <Pending
          loading={text.loading}
          failure={failure?.message}
          onRetry={() => void reload().catch(report)}
        />
      </>
    );
  const { thread: detail, gate, reason, contact, appointments } = thread;
  const withdraw = source.withdraw;
  const known = { név: detail.otherFirstName, hirdetés: detail.title, ár: detail.price };
  const hasQuickAnswers = detail.side === 'owner' && source.token === undefined;
  return (
    <article className={styles.thread}>
      <header className={styles.head}>
        {head}
        <h2>{detail.otherName}</h2>
        <p>
          {getTitlePrefix(detail.kind)}
          {detail.path ? <Link to={detail.path}>{detail.title}</Link> : detail.title}
        </p>
        {detail.isAvailable === 0 && <p className={styles.note}>{text.unavailable}</p>}
        {contact && <Contact {...contact} />}
        {actions ? actions(change) : <Actions thread={detail} change={change} onLeave={() => void leave()} />}
      </header>
      {gate === 'closed' && reason && <Note>{reason}</Note>}
      {failure && <Note variant="error">{text.offline}</Note>}
      {above?.(detail, reload)}
      <MessageList
        thread={thread}
        files={source.files}
        onOlder={() => void loadOlder().catch(report)}
        onReport={setReportedID}
        onWithdraw={withdraw && ((messageID) => withdraw(messageID).then(reload).catch(report))}
      />
      <Appointments
        {...{ source, appointments, reload }}
        canWrite={detail.canWrite === 1}
        onFailure={report}
      />
      {detail.canWrite === 1 ? (
        <Composer
          key={source.key}
          source={source}
          canAttach={detail.canAttach === 1}
          isMasked={gate === 'closed' && detail.side === 'other'}
          {...(hasQuickAnswers && {
            tools: (insert) => (
              <Suspense>
                <QuickAnswerMenu known={known} onInsert={insert} />
              </Suspense>
            ),
          })}
          onSent={(message) => {
            add(message);
            onChange?.();
          }}
        />
      ) : (
        <Note>{detail.isBlocked === 1 ? text.ownBlock : text.closed}</Note>
      )}
      {reportedID !== undefined && (
        <Suspense>
          <MessageReport
            messageID={reportedID}
            token={source.token}
            onClose={() => setReportedID(undefined)}
          />
        </Suspense>
      )}
    </article>
  );
}
