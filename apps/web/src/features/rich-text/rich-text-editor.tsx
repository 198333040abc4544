import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { createExtensions } from './extensions.ts';
import { LinkForm } from './link-form.tsx';
import { convertPasted } from './pasted-html.ts';
import styles from './rich-text.module.css';
import { getLength } from './text-limit.ts';
import { type InsertPanelName, Toolbar } from './toolbar.tsx';
import { FileForm, PictureForm, type RichTextUploads } from './upload-form.tsx';

export type RichTextEditorProps = {
  /** HTML; '' for no text. */
  value: string;
  onChange: (html: string) => void;
  /** Receives the length of the text without markup: at first and after every change. */
  onLength: (characters: number) => void;
  /** Receives after every change how many characters did not fit. */
  onCut: (characters: number) => void;
  maxLength: number;
  /** For the text of a page: pictures, files, links to this site, and headings of two levels. */
  uploads?: RichTextUploads | undefined;
  /** A placeholder that a link may have in place of an address: '{url}' in the template of a mail. */
  placeholderLink?: string | undefined;
  /** Receives a function that inserts words where the cursor was last. */
  insertRef?: RefObject<((words: string) => void) | null> | undefined;
  /** The height of toolbar and text in pixels, where longer text scrolls; by default the text grows. */
  height?: number | undefined;
  /** Id, name and ARIA attributes of the edited element. */
  attributes: Record<string, string>;
  disabled: boolean;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
};

const getHTML = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

type PanelProps = Pick<RichTextEditorProps, 'uploads' | 'placeholderLink'> & {
  editor: Editor;
  panel: InsertPanelName | undefined;
  onClose: () => void;
};

/** The opened form between toolbar and text. */
function OpenPanel({ editor, panel, uploads, placeholderLink, onClose }: PanelProps) {
  const cancel = () => {
    editor.commands.focus();
    onClose();
  };
  const props = { editor, onClose, onCancel: cancel };
  if (panel === 'link')
    return <LinkForm {...props} isPage={uploads !== undefined} placeholderLink={placeholderLink} />;
  if (panel === 'picture' && uploads) return <PictureForm {...props} uploads={uploads} />;
  return panel === 'file' && uploads ? <FileForm {...props} uploads={uploads} /> : null;
}

/** The editor with its toolbar. Import it lazily: it is larger than the rest of a form. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, maxLength, onCut, uploads, height, attributes, disabled, placeholderLink, insertRef } =
    props;
  const [panel, setPanel] = useState<InsertPanelName>();
  // The last value that the editor emitted; any other is set from outside (a reset form, a restored draft).
  const emitted = useRef(value);
  const isPage = uploads !== undefined;
  const options = useMemo(
    () => createExtensions(maxLength, isPage, placeholderLink, onCut),
    [maxLength, isPage, placeholderLink, onCut],
  );
  const editor = useEditor({
    extensions: options,
    content: value,
    editable: !disabled,
    // Would inject an inline style sheet, which the content security policy forbids.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes, transformPastedHTML: convertPasted },
    onCreate: ({ editor: made }) => props.onLength(getLength(made.state.doc)),
    onUpdate: ({ editor: changed }) => {
      emitted.current = getHTML(changed);
      props.onLength(getLength(changed.state.doc));
      props.onChange(emitted.current);
    },
    onFocus: () => props.onFocus?.(),
    onBlur: () => props.onBlur?.(),
  });

  useEffect(() => {
    if (!insertRef) return;
    insertRef.current = (words) => {
      editor.chain().focus().insertContent({ type: 'text', text: words }).run();
    };
    return () => {
      insertRef.current = null;
    };
  }, [editor, insertRef]);

  const { onLength } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value from outside is set
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    onLength(getLength(editor.state.doc));
  }, [value, editor]);

  // An open form would squeeze the text to a line on phones.
  const style: CSSProperties = panel === undefined ? { height } : { minHeight: height };
  return (
    <div
      className={classNames(
        styles.box,
        attributes['aria-invalid'] && styles.invalid,
        disabled && styles.off,
        height !== undefined && styles.fixed,
        height !== undefined && panel !== undefined && styles.extended,
      )}
      style={style}
    >
      <Toolbar
        editor={editor}
        controls={attributes.id ?? ''}
        disabled={disabled}
        isPage={isPage}
        panel={panel}
        onPanel={(name) => setPanel(panel === name ? undefined : name)}
      />
      <OpenPanel
        key={panel}
        editor={editor}
        panel={panel}
        uploads={uploads}
        placeholderLink={placeholderLink}
        onClose={() => setPanel(undefined)}
      />
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}
