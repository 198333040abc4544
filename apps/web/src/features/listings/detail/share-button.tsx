import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { text } from './text.ts';

/** How long the confirmation stays (WID-12). */
const confirmationMs = 2000;

/** Hands the page to the device's own sharing; where there is none, copies its address and says so. */
export function ShareButton({ title }: { title: string }) {
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [said]);

  const share = async () => {
    const url = window.location.href;
    if ('share' in navigator) {
      // Closing the device's sheet without choosing rejects too; there is nothing to say then.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await copy(url).then(
      () => setSaid(text.copied),
      () => setSaid(text.copyFailed),
    );
  };

  return (
    <>
      <Button variant="plain" aria-label={said ?? text.share} onClick={() => void share()}>
        <Icon of={said === text.copied ? IconCheck : IconShare} />
        <span>{said ?? text.share}</span>
      </Button>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  );
}

/** Rejects where the browser has no clipboard (without https) or gives no leave. */
const copy = async (address: string): Promise<void> => navigator.clipboard.writeText(address);
