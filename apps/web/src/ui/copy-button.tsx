import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useEffect, useState } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { Icon } from './icon.tsx';
import { text } from './text.ts';

/** How long the confirmation stays (WID-12). */
const confirmationMs = 2000;

type Props = Pick<ButtonLook, 'variant'> & { /** What is copied. */ value: string; label?: string };

/** Copies a text and says so for two seconds. */
export function CopyButton({ value, label = text.copy, variant = 'ghost' }: Props) {
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [said]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setSaid(text.copied);
    } catch {
      // Without https, or without leave, the browser refuses.
      setSaid(text.copyFailed);
    }
  };

  return (
    <>
      <Button variant={variant} onClick={() => void copy()}>
        <Icon of={said === text.copied ? IconCheck : IconCopy} />
        {said ?? label}
      </Button>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  );
}
