import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { text } from './text.ts';

/** How long the confirmation stays (WID-12). */
const confirmationMs = 2000;

/** Opens the device's share sheet; where there is none, copies the address and confirms that. */
export function ShareButton({ title }: { title: string }) {
  const [notice, setNotice] = useState<string>();
  useEffect(() => {
    if (notice === undefined) return;
    const timer = setTimeout(() => setNotice(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [notice]);

  const share = async () => {
    const url = window.location.href;
    if ('share' in navigator) {
      // Closing the share sheet rejects too, and needs no message.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await copy(url).then(
      () => setNotice(text.copied),
      () => setNotice(text.copyFailed),
    );
  };

  return (
    <>
      <Button variant="plain" aria-label={notice ?? text.share} onClick={() => void share()}>
        <Icon shape={notice === text.copied ? IconCheck : IconShare} />
        <span>{notice ?? text.share}</span>
      </Button>
      <span className="sr-only" role="status">
        {notice}
      </span>
    </>
  );
}

/** Rejects where the browser has no clipboard (without https) or denies access to it. */
const copy = async (address: string): Promise<void> => navigator.clipboard.writeText(address);
