import { type RefObject, useEffect, useRef } from 'react';
import { useBackToClose } from '../lib/use-back-to-close.ts';

type Props = {
  onClose: () => void;
  /** The button that opened it, which has the focus after Escape. */
  opener: RefObject<HTMLElement | null>;
};

/** Rendered while a menu is open: closes it on Escape and on going back. */
export function OpenMenu({ onClose, opener }: Props) {
  useBackToClose(onClose);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close.current();
      opener.current?.focus();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [opener]);
  return null;
}
