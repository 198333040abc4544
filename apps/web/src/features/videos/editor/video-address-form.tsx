import { videoAddressLimit } from '@piacter/contracts/videos/values';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiFailure } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { useSingleRun } from '../../../lib/use-single-run.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { text } from '../text.ts';
import { getAddressError } from './use-video-links.ts';
import styles from './video-links.module.css';

type Props = {
  label: string;
  /** The stored address; '' for a new one. */
  stored: string;
  /** Saves the address; a failure that it throws is shown. */
  onSave: (address: string) => Promise<void>;
  /** The buttons; `isChanged` says whether there is something to save. */
  children: (isChanged: boolean) => ReactNode;
};

/** An address and its buttons; an address that is not a YouTube video is rejected at its field. */
export function VideoAddressForm({ label, stored, onSave, children }: Props) {
  const [address, setAddress] = useState(stored);
  const [error, setError] = useState('');

  const { isBusy, run } = useSingleRun();

  const save = async () => {
    const typed = address.trim();
    try {
      const typedError = getAddressError(typed);
      setError(typedError ?? '');
      if (typedError !== undefined) return;
      await onSave(typed);
      if (stored === '') setAddress('');
    } catch (failure) {
      const atField = failure instanceof ApiFailure && failure.errors.find(({ path }) => path === 'linkUrl');
      if (atField) setError(atField.message);
      else await alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(save);
  };
  return (
    <form className={styles.form} noValidate aria-busy={isBusy} onSubmit={handleSubmit}>
      <TextField
        label={label}
        type="url"
        placeholder={text.editor.placeholder}
        maxLength={videoAddressLimit}
        value={address}
        error={error}
        onChange={(typed) => {
          setAddress(typed);
          setError('');
        }}
      />
      <div className={styles.buttons}>{children(address.trim() !== stored && address.trim() !== '')}</div>
    </form>
  );
}
