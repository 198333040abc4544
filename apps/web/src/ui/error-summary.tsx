import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './error-summary.module.css';
import { Note } from './note.tsx';
import { text } from './text.ts';

/** `path` as the API gives it, which is the field's `name`. */
export type FieldError = { path: string; message: string };

const controls = 'input, select, textarea, button, [contenteditable]';

/** Focuses the field of that name (or id), wherever on the page it stands. */
export const focusField = (path: string): void => {
  // Names of fields are names of <meta> elements too ('description').
  const named =
    [...document.getElementsByName(path)].find((element) => document.body.contains(element)) ??
    document.getElementById(path);
  const control = named?.matches(controls) ? named : named?.querySelector<HTMLElement>(controls);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
};

/** What is wrong, in one place above the form; each line jumps to its field. It takes the focus when it comes. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const summary = useRef<HTMLDivElement>(null);
  const count = errors.length;
  useEffect(() => {
    if (count > 0) summary.current?.focus();
  }, [count]);
  if (count === 0) return null;

  const jump = (event: MouseEvent, path: string) => {
    event.preventDefault();
    focusField(path);
  };
  return (
    <div ref={summary} tabIndex={-1} className={styles.summary}>
      <Note variant="error">
        {text.errors(count)}
        <ul>
          {errors.map(({ path, message }) => (
            <li key={path}>
              <a href={`#${path}`} onClick={(event) => jump(event, path)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
