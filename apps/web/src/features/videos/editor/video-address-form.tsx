import { videoAddressLimit } from '@piacter/contracts/videos/values';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiFailure } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { text } from './text.ts';
import { faultOf } from './use-video-links.ts';
import styles from './video-links.module.css';

type Props = {
  label: string;
  /** The stored address; '' for a new one. */
  stored: string;
  /** Saves the address; what it throws is shown. */
  onSave: (address: string) => Promise<void>;
  /** The buttons, given whether there is something to save. */
  children: (isChanged: boolean) => ReactNode;
};

/** One address and its buttons. An address that is no YouTube video is refused at its field. */
export function VideoAddressForm({ label, stored, onSave, children }: Props) {
  const [address, setAddress] = useState(stored);
  const [fault, setFault] = useState('');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const typed = address.trim();
    try {
      const found = faultOf(typed);
      setFault(found ?? '');
      if (found !== undefined) return;
      await onSave(typed);
      if (stored === '') setAddress('');
    } catch (failure) {
      const atField = failure instanceof ApiFailure && failure.errors.find(({ path }) => path === 'linkUrl');
      if (atField) setFault(atField.message);
      else await alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={label}
        type="url"
        placeholder={text.placeholder}
        maxLength={videoAddressLimit}
        value={address}
        error={fault}
        onChange={(typed) => {
          setAddress(typed);
          setFault('');
        }}
      />
      <div className={styles.buttons}>{children(address.trim() !== stored && address.trim() !== '')}</div>
    </form>
  );
}
