import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './dialog.module.css';

type Props = Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onCancel'> & {
  /** For who measures or moves the dialog. */
  ref?: RefObject<HTMLDialogElement | null>;
  /** Takes the focus when the dialog opens, in place of its first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `box`: in the middle of the page, as wide as `className` says; `fullScreen`: all of it. */
  variant?: 'box' | 'fullScreen';
  /** Escape was pressed. The dialog closes when it is no longer rendered. */
  onClose: () => void;
};

/**
 * A modal dialog, open for as long as it is rendered. The browser traps the focus in a native one, makes the rest of
 * the page inert and handles Escape.
 */
export function Dialog({ ref, initialFocus, variant = 'box', className, onClose, ...props }: Props) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  // Closed before it leaves the page: only then does the browser restore the focus.
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
        // A dialog that stands in another one closes alone.
        event.stopPropagation();
        onClose();
      }}
    />
  );
}
