import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { createExtensions } from './extensions.ts';
import { LinkForm } from './link-form.tsx';
import styles from './rich-text.module.css';
import { getLength } from './text-limit.ts';
import { Toolbar } from './toolbar.tsx';

export type RichTextEditorProps = {
  /** HTML; '' for no text. */
  value: string;
  onChange: (html: string) => void;
  /** Receives the length of the text without markup: at first and after every change. */
  onLength: (characters: number) => void;
  maxLength: number;
  /** Id, name and ARIA attributes of the edited element. */
  attributes: Record<string, string>;
  disabled: boolean;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
};

const getHTML = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

/** The editor with its toolbar. Import it lazily: it is larger than the rest of a form. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, maxLength, attributes, disabled } = props;
  const [isLinking, setLinking] = useState(false);
  // The last value that the editor emitted; any other is set from outside (a reset form, a restored draft).
  const emitted = useRef(value);
  const options = useMemo(() => createExtensions(maxLength), [maxLength]);
  const editor = useEditor({
    extensions: options,
    content: value,
    editable: !disabled,
    // Would inject an inline style sheet, which the content security policy forbids.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes },
    onCreate: ({ editor: made }) => props.onLength(getLength(made.state.doc)),
    onUpdate: ({ editor: changed }) => {
      emitted.current = getHTML(changed);
      props.onLength(getLength(changed.state.doc));
      props.onChange(emitted.current);
    },
    onFocus: () => props.onFocus?.(),
    onBlur: () => props.onBlur?.(),
  });

  const { onLength } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value from outside is set
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    onLength(getLength(editor.state.doc));
  }, [value, editor]);

  return (
    <div
      className={classNames(styles.box, attributes['aria-invalid'] && styles.invalid, disabled && styles.off)}
    >
      <Toolbar
        editor={editor}
        controls={attributes.id ?? ''}
        disabled={disabled}
        isLinking={isLinking}
        onLink={() => setLinking(!isLinking)}
      />
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}
