import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, type FieldProps, useField } from '../../ui/fields/field.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './rich-text.module.css';
import { text } from './text.ts';
import { useRichTextEditor } from './use-rich-text-editor.ts';

type Props = FieldProps & {
  /** Simple HTML; '' for no text. */
  value: string;
  onChange: (html: string) => void;
  /** Characters of the text, markup not counted; longer text is cut, and the count is shown (WID-07). */
  maxLength: number;
};

type Aria = ReturnType<typeof useField>['aria'];

/** What a text area would say of itself, said by the element that is edited. */
const attributesOf = (control: string, count: string, aria: Aria): Record<string, string> => ({
  id: control,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': `${control}-label`,
  'aria-describedby': [aria['aria-describedby'], count].filter(Boolean).join(' '),
  ...(aria.name !== undefined && { name: aria.name }),
  ...(aria['aria-invalid'] && { 'aria-invalid': 'true' }),
  ...(aria['aria-required'] && { 'aria-required': 'true' }),
});

/** Several paragraphs with bold, italic, headings, lists and links; its value is HTML. */
export function RichTextField({ value, onChange, maxLength, ...props }: Props) {
  const { control, aria } = useField(props);
  const { Editor, hasFailed, retry } = useRichTextEditor();
  const [length, setLength] = useState(0);
  const count = `${control}-count`;
  return (
    <Field {...props} control={control}>
      {Editor && (
        <Editor
          value={value}
          onChange={onChange}
          onLength={setLength}
          maxLength={maxLength}
          attributes={attributesOf(control, count, aria)}
          disabled={props.disabled ?? false}
          onBlur={props.onBlur}
          onFocus={props.onFocus}
        />
      )}
      {!Editor && !hasFailed && (
        <div className={styles.waiting} role="status">
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
      <span id={count} className={styles.count}>
        {Editor ? text.characters(length, maxLength) : ' '}
      </span>
    </Field>
  );
}
