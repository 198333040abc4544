import { type MouseEvent, useContext, useEffect, useRef } from 'react';
import { FieldRegistryContext } from '../../lib/form/field-registry.ts';
import { formText } from '../form-text.ts';
import { Note } from '../note.tsx';
import styles from './error-summary.module.css';

/** An error by the name of its field; `hasField` is false where no field shows it. */
export type SummaryLine = { name: string; message: string; hasField: boolean };

/** All errors above the form; each line moves to its field. Receives the focus when it appears. */
export function ErrorSummary({ lines }: { lines: readonly SummaryLine[] }) {
  const registry = useContext(FieldRegistryContext);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);

  const jump = (event: MouseEvent, name: string) => {
    event.preventDefault();
    registry?.focus(name);
  };
  return (
    <div ref={summary} tabIndex={-1} className={styles.summary}>
      <Note variant="error">
        {formText.errors(lines.length)}
        <ul>
          {lines.map(({ name, message }) => (
            <li key={name}>
              <a href={`#${name}`} onClick={(event) => jump(event, name)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
