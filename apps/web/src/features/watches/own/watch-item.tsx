import { toFlag } from '@piacter/contracts/core/values';
import type { Watch, WatchUpdate } from '@piacter/contracts/watches';
import { watchFrequencies, watchNameLimit } from '@piacter/contracts/watches/values';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Link } from '../../../ui/link.tsx';
import { startNarrowing } from '../narrowing.ts';
import { markLookedAt } from '../short-list/index.tsx';
import { frequencyOptions, text as shared, ownText as text } from '../text.ts';
import styles from './watches.module.css';

type Props = {
  watch: Watch;
  /** Resolves with whether it was done. */
  onChange: (change: WatchUpdate) => Promise<boolean>;
  onRemove: () => Promise<unknown>;
};

function NameForm({ name: stored, onSave }: { name: string; onSave: (name: string) => void }) {
  const [name, setName] = useState(stored);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(name);
  };
  return (
    <form className={styles.name} onSubmit={submit}>
      <TextField label={text.name} value={name} onChange={setName} maxLength={watchNameLimit} />
      <Button type="submit">{text.saveName}</Button>
    </form>
  );
}

/** A watch with what it has found, and the buttons that change it. */
export function WatchItem({ watch, onChange, onRemove }: Props) {
  const { watchID, name, address, frequency, lookedAt, newCount } = watch;
  const isPaused = watch.isPaused === 1;
  const isOwn = watch.isOwn === 1;
  const [isRenaming, setIsRenaming] = useState(false);
  const look = () => markLookedAt(watchID);
  const pauseOrResume = isPaused ? shared.resume : shared.pause;
  const label = (action: string) => text.label(action, name);
  return (
    <li className={styles.item}>
      <div className={styles.facts}>
        <h2>
          <Link to={address} onClick={look}>
            {name}
          </Link>
        </h2>
        <p>
          <b>{newCount > 0 ? text.newCount(newCount) : text.nothingNew}</b>
          {' · '}
          {lookedAt === null ? text.neverLookedAt : text.lookedAt(formatDate(lookedAt))}
          {isPaused && ` · ${shared.paused}`}
        </p>
        {!isOwn && <p>{text.byItself}</p>}
      </div>
      {isRenaming && (
        <NameForm
          name={name}
          onSave={(changed) =>
            void onChange({ name: changed }).then((isDone) => {
              if (isDone) setIsRenaming(false);
            })
          }
        />
      )}
      <SelectField
        label={shared.frequency}
        options={frequencyOptions}
        value={frequency}
        onChange={(value) => {
          const chosen = watchFrequencies.find((one) => one === value);
          if (chosen) void onChange({ frequency: chosen });
        }}
      />
      <div className={styles.buttons}>
        <ButtonLink to={address} aria-label={label(text.open)} onClick={look}>
          {text.open}
        </ButtonLink>
        {isOwn && (
          <ButtonLink
            variant="ghost"
            to={address}
            aria-label={label(shared.narrow)}
            onClick={() => startNarrowing({ kind: watch.kind, name, watchID })}
          >
            {shared.narrow}
          </ButtonLink>
        )}
        <Button
          variant="ghost"
          aria-label={label(pauseOrResume)}
          onClick={() => void onChange({ isPaused: toFlag(!isPaused) })}
        >
          {pauseOrResume}
        </Button>
        <Button
          variant="ghost"
          aria-label={label(text.rename)}
          aria-expanded={isRenaming}
          onClick={() => setIsRenaming(!isRenaming)}
        >
          {text.rename}
        </Button>
        {isOwn && (
          <Button variant="danger" aria-label={label(text.remove)} onClick={() => void onRemove()}>
            {text.remove}
          </Button>
        )}
      </div>
    </li>
  );
}
