import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useBackToClose } from '../../lib/use-back-to-close.ts';
import styles from './dialog.module.css';

type Props = Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onCancel'> & {
  /** For owners that measure or move the dialog. */
  ref?: RefObject<HTMLDialogElement | null>;
  /** Receives the focus when the dialog opens, instead of its first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `box`: centred, with the width given by `className`; `fullScreen`: the whole window. */
  variant?: 'box' | 'fullScreen';
  /** Called on Escape and on going back. The dialog closes when it is unmounted. */
  onClose: () => void;
};

/**
 * A modal dialog, open while it is mounted. The native element traps the focus, makes the rest of the page inert and
 * handles Escape.
 */
export function Dialog({ ref, initialFocus, variant = 'box', className, onClose, ...props }: Props) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  useBackToClose(onClose);
  // Closed before it leaves the page, so that the browser restores the focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    initialFocus?.current?.focus();
    return () => opened?.close();
  }, [dialog, initialFocus]);
  return (
    <dialog
      {...props}
      ref={dialog}
      className={classNames(styles[variant], className)}
      onCancel={(event) => {
        event.preventDefault();
        // A nested dialog closes alone.
        event.stopPropagation();
        onClose();
      }}
    />
  );
}
