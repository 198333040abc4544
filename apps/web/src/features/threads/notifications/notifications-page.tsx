import { lowerFirst } from '@piacter/contracts/core/hungarian';
import { searchedByKind } from '@piacter/contracts/listings/values';
import { getAreaRole, threadsPath } from '@piacter/contracts/site/paths';
import type { NotificationSettings } from '@piacter/contracts/threads';
import {
  getSubjectKind,
  mailFrequencies,
  type ThreadKind,
  threadKinds,
} from '@piacter/contracts/threads/values';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiFailure, api, useApi } from '../../../lib/api/index.ts';
import { failureMessage, openDraft, useDraft, useLeaveGuard } from '../../../lib/form/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead, Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { getTitlePrefix } from '../thread-source.ts';
import styles from './notifications.module.css';
import { text } from './text.ts';

/** /{role}/uzenetek/ertesitesek: when mails tell of unread messages (MSG-09). */
export function NotificationsPage() {
  usePageTitle(text.title);
  const role = getAreaRole(useLocation().pathname);
  const { data, error, mutate } = useApi('GET /api/notification-settings', {});
  return (
    <>
      {role && <Link to={threadsPath(role)}>{text.back}</Link>}
      <PageHead title={text.title} sub={text.sub} />
      {data ? (
        <NotificationForm saved={data.data} onSaved={() => void mutate()} />
      ) : (
        <Pending loading={text.loading} failure={error?.message} onRetry={() => void mutate()} />
      )}
    </>
  );
}

const options = mailFrequencies.map((value) => ({ value, label: text.frequencies[value] }));

/** 'Ajánlatkérés: szállás'. */
const toLabel = (kind: ThreadKind): string =>
  `${getTitlePrefix(kind) || text.listing}${lowerFirst(searchedByKind[getSubjectKind(kind)])}`;

/** What differs from the stored settings. */
const getUnsaved = (settings: NotificationSettings, stored: NotificationSettings) => {
  const { frequencies, ...times } = settings;
  const isChanged = threadKinds.some((kind) => frequencies[kind] !== stored.frequencies[kind]);
  const unsaved: Partial<NotificationSettings> = isChanged ? { frequencies } : {};
  for (const name of ['quietFrom', 'quietTo'] as const)
    if (times[name] !== stored[name]) unsaved[name] = times[name];
  return unsaved;
};

type Outcome = { message: string; isFailure: boolean };
type Props = { saved: NotificationSettings; onSaved: () => void };

/** How often for each kind of thread, and when not. */
function NotificationForm({ saved, onSaved }: Props) {
  const [stored, setStored] = useState(saved);
  const [draft] = useState(() => openDraft<NotificationSettings>('notifications'));
  const [settings, setSettings] = useState<NotificationSettings>(() => ({ ...saved, ...draft.read() }));
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const unsaved = getUnsaved(settings, stored);
  const count = Object.keys(unsaved).length;
  useDraft(draft, unsaved);
  useLeaveGuard({ unsaved: count, hasUnsaved: () => count > 0, keepDraft: () => draft.write(unsaved) });
  const change = (changed: Partial<NotificationSettings>) => {
    setSettings({ ...settings, ...changed });
    setOutcome(undefined);
  };
  const setFrequency = (kind: ThreadKind, value: string) => {
    const frequency = mailFrequencies.find((one) => one === value);
    if (frequency) change({ frequencies: { ...settings.frequencies, [kind]: frequency } });
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    try {
      const { message } = await api('PUT /api/notification-settings', { body: settings });
      setStored(settings);
      setOutcome({ message, isFailure: false });
      onSaved();
    } catch (failure) {
      const [first] = failure instanceof ApiFailure ? failure.errors : [];
      setOutcome({ message: first?.message ?? failureMessage(failure), isFailure: true });
    } finally {
      setSending(false);
    }
  }

  return (
    <form className={styles.form} aria-label={text.title} onSubmit={(event) => void save(event)}>
      <Panel>
        <fieldset>
          <legend>{text.kinds}</legend>
          <div className={styles.fields}>
            {threadKinds.map((kind) => (
              <SelectField
                key={kind}
                label={toLabel(kind)}
                options={options}
                value={settings.frequencies[kind]}
                onChange={(value) => setFrequency(kind, value)}
              />
            ))}
          </div>
          <p className={styles.hint}>{text.hint}</p>
        </fieldset>
      </Panel>
      <Panel>
        <fieldset>
          <legend>{text.quiet}</legend>
          <p className={styles.hint}>{text.quietHint}</p>
          <div className={styles.times}>
            <TextField
              label={text.from}
              type="time"
              value={settings.quietFrom ?? ''}
              onChange={(value) => change({ quietFrom: value || null })}
            />
            <TextField
              label={text.to}
              type="time"
              value={settings.quietTo ?? ''}
              onChange={(value) => change({ quietTo: value || null })}
            />
          </div>
        </fieldset>
      </Panel>
      {outcome && <Note variant={outcome.isFailure ? 'error' : 'done'}>{outcome.message}</Note>}
      <Button type="submit" busy={isSending}>
        {text.save}
      </Button>
    </form>
  );
}
