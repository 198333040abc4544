import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { extensions } from './extensions.ts';
import { LinkForm } from './link-form.tsx';
import styles from './rich-text.module.css';
import { lengthOf } from './text-limit.ts';
import { Toolbar } from './toolbar.tsx';

export type RichTextEditorProps = {
  /** HTML; '' for no text. */
  value: string;
  onChange: (html: string) => void;
  /** Told how long the text is, markup not counted: at first and after every change. */
  onLength: (characters: number) => void;
  maxLength: number;
  /** Id, name and ARIA of the text, as a field gives them to its control. */
  attributes: Record<string, string>;
  disabled: boolean;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
};

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

/** The text with its toolbar. Import it lazily: the editor weighs more than the rest of a form. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, maxLength, attributes, disabled } = props;
  const [isLinking, setLinking] = useState(false);
  // What the editor itself gave last; anything else came from outside (a reset form, a restored draft).
  const given = useRef(value);
  const options = useMemo(() => extensions(maxLength), [maxLength]);
  const editor = useEditor({
    extensions: options,
    content: value,
    editable: !disabled,
    // Its style sheet would be an inline one, which the content security policy forbids.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes },
    onCreate: ({ editor: made }) => props.onLength(lengthOf(made.state.doc)),
    onUpdate: ({ editor: changed }) => {
      given.current = htmlOf(changed);
      props.onLength(lengthOf(changed.state.doc));
      props.onChange(given.current);
    },
    onFocus: () => props.onFocus?.(),
    onBlur: () => props.onBlur?.(),
  });

  const { onLength } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor follows the value, not who listens to it
  useEffect(() => {
    if (value === given.current) return;
    given.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    onLength(lengthOf(editor.state.doc));
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
