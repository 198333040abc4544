import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { type ChangeEvent, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fileText } from '../text.ts';
import styles from './files.module.css';
import { acceptedTypes } from './use-attachments.ts';

/** Chooses files for the message; phones offer their camera among them. */
export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const hint = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // Cleared, so that the same file can be chosen again.
    target.value = '';
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={acceptedTypes}
        data-testid="message-files"
        onChange={choose}
      />
      <Button
        variant="soft"
        square
        title={fileText.hint}
        aria-label={fileText.attach}
        aria-describedby={hint}
        onClick={() => picker.current?.click()}
      >
        <Icon shape={IconPaperclip} />
      </Button>
      <span id={hint} className={styles.spoken}>
        {fileText.hint}
      </span>
    </>
  );
}
