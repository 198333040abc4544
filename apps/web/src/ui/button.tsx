import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './button.module.css';
import { Link, type LinkProps } from './link.tsx';

export type ButtonLook = {
  /** `account` is the green of 'Fiókom!' only; `delete` is the filled red of 'Törlés'. */
  variant?: 'primary' | 'ghost' | 'soft' | 'plain' | 'danger' | 'delete' | 'white' | 'account';
  size?: 'normal' | 'large';
  /** As wide as its container. */
  full?: boolean;
  /** A 44 px square for an icon without text; needs an `aria-label`. */
  square?: boolean;
};

/** The class names of a button, for elements other than `Button` and `ButtonLink`. */
export const buttonClass = ({ variant = 'primary', size = 'normal', full, square }: ButtonLook = {}) =>
  classNames(
    styles.button,
    variant !== 'primary' && styles[variant],
    size === 'large' && styles.large,
    full && styles.full,
    square && styles.square,
  );

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    ref?: Ref<HTMLButtonElement>;
    children: ReactNode;
    /** Ignores clicks while a request is pending; unlike `disabled` it keeps the focus. */
    busy?: boolean;
  };

/** A button; `type="button"` by default, so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  full,
  square,
  className,
  type = 'button',
  busy = false,
  onClick,
  ...rest
}: ButtonProps) {
  const look = {
    ...(variant && { variant }),
    ...(size && { size }),
    full: full ?? false,
    square: square ?? false,
  };
  return (
    <button
      type={type}
      className={classNames(buttonClass(look), className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, full, square, className, ...rest }: ButtonLook & LinkProps) {
  const look = {
    ...(variant && { variant }),
    ...(size && { size }),
    full: full ?? false,
    square: square ?? false,
  };
  return <Link className={classNames(buttonClass(look), className)} {...rest} />;
}
