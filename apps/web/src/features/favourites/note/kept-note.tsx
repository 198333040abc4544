import { favouriteNoteLimit } from '@piacter/contracts/favourites/values';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import styles from './note.module.css';
import { text } from './text.ts';

type Props = { title: string; note: string; onSave: (note: string) => void };

function NoteForm({ title, note, onSave, onClose }: Props & { onClose: () => void }) {
  const [draft, setDraft] = useState(note);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(draft.trim());
    onClose();
  };
  return (
    <form onSubmit={save} className={styles.noteForm}>
      <TextAreaField
        label={text.noteLabel(title)}
        value={draft}
        onChange={setDraft}
        maxLength={favouriteNoteLimit}
        rows={3}
      />
      <div className={styles.noteButtons}>
        <Button type="submit">{text.saveNote}</Button>
        <Button variant="ghost" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The note on a favourite, written in place. */
export function KeptNote(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const label = props.note === '' ? text.addNote : text.editNote;
  // What was pressed is replaced, so the focus moves on.
  const toggle = (opens: boolean) => {
    flushSync(() => setOpen(opens));
    box.current?.querySelector<HTMLElement>('textarea, button')?.focus();
  };
  return (
    <div ref={box} className={styles.keptNote}>
      {isOpen ? (
        <NoteForm {...props} onClose={() => toggle(false)} />
      ) : (
        <>
          {props.note !== '' && <p className={styles.note}>{props.note}</p>}
          <Button variant="plain" aria-label={`${label}: ${props.title}`} onClick={() => toggle(true)}>
            {label}
          </Button>
        </>
      )}
    </div>
  );
}
