import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useEffect, useState } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { formText } from './form-text.ts';
import { Icon } from './icon.tsx';

/** How long the confirmation stays (WID-12). */
const confirmationMs = 2000;

type Props = Pick<ButtonLook, 'variant'> & { /** The text to copy. */ value: string; label?: string };

/** Copies a text and confirms that for two seconds. */
export function CopyButton({ value, label = formText.copy, variant = 'ghost' }: Props) {
  const [notice, setNotice] = useState<string>();
  useEffect(() => {
    if (notice === undefined) return;
    const timer = setTimeout(() => setNotice(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [notice]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setNotice(formText.copied);
    } catch {
      // Rejected without https or without permission.
      setNotice(formText.copyFailed);
    }
  };

  return (
    <>
      <Button variant={variant} onClick={() => void copy()}>
        <Icon shape={notice === formText.copied ? IconCheck : IconCopy} />
        {notice ?? label}
      </Button>
      <span className="sr-only" role="status">
        {notice}
      </span>
    </>
  );
}
