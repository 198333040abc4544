import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, type FieldProps, useField } from '../../ui/fields/field.tsx';
import { CutNote } from '../../ui/fields/text-area-field.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './rich-text.module.css';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import { text } from './text.ts';

export type { RichTextUploads } from './upload-form.tsx';

const loadEditor = () => import('./rich-text-editor.tsx').then((m) => m.RichTextEditor);

/** Loads the editor with the first field that is rendered; after a failure it can be retried. */
function useRichTextEditor() {
  const [loaded, setLoaded] = useState<{ Editor?: ComponentType<RichTextEditorProps> }>({});
  const [attempt, setAttempt] = useState(1);
  const [failedAt, setFailedAt] = useState(0);

  useEffect(() => {
    let isCancelled = false;
    loadEditor().then(
      (Editor) => !isCancelled && setLoaded({ Editor }),
      () => !isCancelled && setFailedAt(attempt),
    );
    return () => {
      isCancelled = true;
    };
  }, [attempt]);

  return { ...loaded, hasFailed: failedAt === attempt, retry: () => setAttempt(attempt + 1) };
}

type Props = FieldProps & {
  /** Simple HTML; '' for no text. */
  value: string;
  onChange: (html: string) => void;
  /** Maximum characters of the text without markup; longer text is cut, and the count is shown (WID-07). */
  maxLength: number;
} & Pick<RichTextEditorProps, 'uploads' | 'height' | 'placeholderLink' | 'insertRef'>;

type Aria = ReturnType<typeof useField>['aria'];

/** The ARIA attributes of a text area, for the edited element. */
const getAttributes = (control: string, count: string, aria: Aria): Record<string, string> => ({
  id: control,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': `${control}-label`,
  'aria-describedby': [aria['aria-describedby'], count].filter(Boolean).join(' '),
  ...(aria.name !== undefined && { name: aria.name }),
  ...(aria['aria-invalid'] && { 'aria-invalid': 'true' }),
  ...(aria['aria-required'] && { 'aria-required': 'true' }),
});

/** A field for text with bold, italic, headings, lists and links, in a page pictures and files too; its value is HTML. */
export function RichTextField({
  value,
  onChange,
  maxLength,
  uploads,
  height,
  placeholderLink,
  insertRef,
  ...props
}: Props) {
  const { control, aria } = useField(props);
  const { Editor, hasFailed, retry } = useRichTextEditor();
  const [length, setLength] = useState(0);
  const [cut, setCut] = useState(0);
  const count = `${control}-count`;
  return (
    <Field {...props} control={control}>
      {Editor && (
        <Editor
          value={value}
          onChange={onChange}
          onLength={setLength}
          onCut={setCut}
          maxLength={maxLength}
          uploads={uploads}
          height={height}
          placeholderLink={placeholderLink}
          insertRef={insertRef}
          attributes={getAttributes(control, count, aria)}
          disabled={props.disabled ?? false}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
        />
      )}
      {!Editor && !hasFailed && (
        <div className={styles.waiting} style={height === undefined ? {} : { height }} role="status">
          <span className="sr-only">{text.loading}</span>
        </div>
      )}
      {!Editor && hasFailed && (
        <Note variant="error">
          <p>{text.failed}</p>
          <Button variant="ghost" onClick={retry}>
            {text.retry}
          </Button>
        </Note>
      )}
      <CutNote count={cut} />
      <span id={count} className={styles.count}>
        {Editor ? text.characters(length, maxLength) : ' '}
      </span>
    </Field>
  );
}
