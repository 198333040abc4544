import { toFlag } from '@piacter/contracts/core/values';
import { paths } from '@piacter/contracts/site/paths';
import type { LinkedWatch, WatchUpdate } from '@piacter/contracts/watches';
import { watchFrequencies } from '@piacter/contracts/watches/values';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../lib/api/index.ts';
import { failureMessage } from '../../../lib/form/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { formText } from '../../../ui/form-text.ts';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead, Panel } from '../../../ui/panel.tsx';
import { startNarrowing } from '../narrowing.ts';
import { frequencyOptions, text as shared, linkText as text } from '../text.ts';
import styles from './adjust-watch-page.module.css';

type Outcome = { message: string; isFailure: boolean };

function AdjustWatch({ linkKey, watch }: { linkKey: string; watch: LinkedWatch }) {
  const { kind, name, address } = watch;
  const [frequency, setFrequency] = useState(watch.frequency);
  const [isPaused, setPaused] = useState(watch.isPaused === 1);
  const [outcome, setOutcome] = useState<Outcome>();

  async function change(changes: WatchUpdate, show: () => void): Promise<void> {
    try {
      const { message } = await api('PATCH /api/linked-watch', { body: { key: linkKey, ...changes } });
      show();
      setOutcome({ message, isFailure: false });
    } catch (error) {
      setOutcome({ message: failureMessage(error), isFailure: true });
    }
  }

  return (
    <Panel>
      <div className={styles.settings}>
        <p>
          <Link to={address}>{name}</Link>
          {isPaused && ` · ${shared.paused}`}
        </p>
        {outcome && <Note variant={outcome.isFailure ? 'error' : 'done'}>{outcome.message}</Note>}
        <SelectField
          label={shared.frequency}
          options={frequencyOptions}
          value={frequency}
          onChange={(value) => {
            const chosen = watchFrequencies.find((one) => one === value);
            if (chosen) void change({ frequency: chosen }, () => setFrequency(chosen));
          }}
        />
        <p className={styles.hint}>{watch.isOwn === 1 ? text.adjust.narrowHint : text.adjust.byItself}</p>
        <div className={styles.buttons}>
          {watch.isOwn === 1 && (
            <ButtonLink to={address} onClick={() => startNarrowing({ kind, name, key: linkKey })}>
              {shared.narrow}
            </ButtonLink>
          )}
          <Button
            variant="ghost"
            onClick={() => void change({ isPaused: toFlag(!isPaused) }, () => setPaused(!isPaused))}
          >
            {isPaused ? shared.resume : shared.pause}
          </Button>
          <ButtonLink variant="ghost" to={`${paths.unsubscribeWatch}?key=${encodeURIComponent(linkKey)}`}>
            {text.unsubscribe.action}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
}

/** /figyeles-beallitasa: narrows or pauses a watch by the link of its mails, without login (WATCH-07). */
export function AdjustWatchPage() {
  usePageTitle(text.adjust.title);
  const key = useSearchParams()[0].get('key');
  const [watch, setWatch] = useState<LinkedWatch>();
  const [failure, setFailure] = useState<string | undefined>(
    key === null ? formText.incompleteLink : undefined,
  );
  useEffect(() => {
    if (key === null) return;
    api('POST /api/linked-watch', { body: { key } })
      .then(({ data }) => setWatch(data))
      .catch((error: unknown) => setFailure(failureMessage(error)));
  }, [key]);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={text.adjust.title} />
      {failure !== undefined && <Note variant="error">{failure}</Note>}
      {key !== null && watch && <AdjustWatch linkKey={key} watch={watch} />}
      {!watch && failure === undefined && <p role="status">{text.adjust.loading}</p>}
    </div>
  );
}
