import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toLinkAddress } from './extensions.ts';
import { InsertPanel } from './insert-panel.tsx';
import styles from './rich-text.module.css';
import { text } from './text.ts';

/** Links the selection; without a selection or a link under the cursor, inserts `words` as linked text. */
export function applyLink(editor: Editor, href: string, words: string) {
  const isOnText = !editor.state.selection.empty || editor.isActive('link');
  const chain = editor.chain().focus();
  if (isOnText) chain.extendMarkRange('link').setLink({ href }).run();
  else chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run();
}

type Props = {
  editor: Editor;
  isPage: boolean;
  placeholderLink: string | undefined;
  onClose: () => void;
  onCancel: () => void;
};

/** Asks for the address of a link. */
export function LinkForm({ editor, isPage, placeholderLink, onClose, onCancel }: Props) {
  const stored: unknown = editor.getAttributes('link').href;
  const [typed, setTyped] = useState(typeof stored === 'string' ? stored : '');
  const [isInvalid, setInvalid] = useState(false);

  const set = () => {
    const href = typed.trim() === placeholderLink ? placeholderLink : toLinkAddress(typed, isPage);
    setInvalid(href === null);
    if (href === null) return;
    applyLink(editor, href, typed.trim());
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <InsertPanel
      submit={text.setLink}
      onSubmit={set}
      remove={stored === undefined ? undefined : { label: text.removeLink, onClick: remove }}
      onCancel={onCancel}
    >
      <TextField
        label={text.linkAddress}
        inputMode="url"
        placeholder={isPage ? text.pageLinkExample : text.linkExample}
        value={typed}
        onChange={setTyped}
        error={isInvalid && text.wrongLink}
        className={styles.address ?? ''}
      />
    </InsertPanel>
  );
}
