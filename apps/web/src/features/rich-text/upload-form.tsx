import type { Editor } from '@tiptap/react';
import { type ChangeEvent, useRef, useState } from 'react';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field, useField } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type PictureAttributes, pictureName } from './extensions.ts';
import { InsertPanel } from './insert-panel.tsx';
import { applyLink } from './link-form.tsx';
import styles from './rich-text.module.css';
import { text } from './text.ts';

/** Stores what is put into a text; each throws an `ApiFailure` with a message. */
export type RichTextUploads = {
  picture: (file: File) => Promise<Omit<PictureAttributes, 'alt'>>;
  /** Returns the address of the file. */
  file: (file: File) => Promise<string>;
  /** Accepted types, as the `accept` of a file input. */
  accept: { picture: string; file: string };
};

type PickerProps = {
  label: string;
  accept: string;
  file: File | undefined;
  error: string;
  onPick: (file: File) => void;
};

/** A file input whose button has the name of the selected file. */
function FilePicker({ label, accept, file, error, onPick }: PickerProps) {
  const { control, aria } = useField({ label, error });
  const picker = useRef<HTMLInputElement>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = target.files ?? [];
    // Cleared, so that the same file can be selected again.
    target.value = '';
    if (picked) onPick(picked);
  };
  return (
    <Field label={label} error={error} control={control} className={styles.picker ?? ''}>
      <input ref={picker} type="file" hidden accept={accept} aria-label={label} onChange={pick} />
      <Button
        id={control}
        variant="ghost"
        aria-describedby={aria['aria-describedby']}
        onClick={() => picker.current?.click()}
      >
        <span className={styles.fileName}>{file?.name ?? text.pick}</span>
      </Button>
    </Field>
  );
}

/** Sends the selected file, and keeps what went wrong for its field. */
function usePickedFile() {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);

  const send = async (store: (picked: File) => Promise<void>) => {
    if (!file) return setError(text.nothingPicked);
    setSending(true);
    try {
      await store(file);
    } catch (failure) {
      setError(failureMessage(failure, unexpectedMessage));
      setSending(false);
    }
  };
  const pick = (picked: File) => {
    setFile(picked);
    setError('');
  };
  return { file, error, isSending, pick, send };
}

type Props = { editor: Editor; uploads: RichTextUploads; onClose: () => void; onCancel: () => void };

/** Uploads a picture and inserts it; changes the description of a selected one. */
export function PictureForm({ editor, uploads, onClose, onCancel }: Props) {
  const isSelected = editor.isActive(pictureName);
  const stored: unknown = editor.getAttributes(pictureName).alt;
  const [alt, setAlt] = useState(typeof stored === 'string' ? stored : '');
  const { file, error, isSending, pick, send } = usePickedFile();

  const insert = () =>
    send(async (picked) => {
      const attrs = { ...(await uploads.picture(picked)), alt: alt.trim() };
      editor.chain().focus().insertContent({ type: pictureName, attrs }).run();
      onClose();
    });
  const change = () => {
    editor.chain().focus().updateAttributes(pictureName, { alt: alt.trim() }).run();
    onClose();
  };
  return (
    <InsertPanel
      submit={isSelected ? text.setAlt : text.insert}
      busy={isSending}
      onSubmit={() => (isSelected ? change() : void insert())}
      onCancel={onCancel}
    >
      {!isSelected && (
        <FilePicker
          label={text.pictureFile}
          accept={uploads.accept.picture}
          file={file}
          error={error}
          onPick={pick}
        />
      )}
      <TextField
        label={text.alt}
        hint={text.altHint}
        value={alt}
        onChange={setAlt}
        className={styles.address ?? ''}
      />
    </InsertPanel>
  );
}

/** Uploads a document and links the selection to it, or its name. */
export function FileForm({ editor, uploads, onClose, onCancel }: Props) {
  const { file, error, isSending, pick, send } = usePickedFile();
  const insert = () =>
    send(async (picked) => {
      applyLink(editor, await uploads.file(picked), picked.name);
      onClose();
    });
  return (
    <InsertPanel submit={text.insert} busy={isSending} onSubmit={() => void insert()} onCancel={onCancel}>
      <FilePicker
        label={text.documentFile}
        accept={uploads.accept.file}
        file={file}
        error={error}
        onPick={pick}
      />
    </InsertPanel>
  );
}
