import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toLinkAddress } from './link-address.ts';
import styles from './rich-text.module.css';
import { text } from './text.ts';

/** Links the selection; without a selection or a link under the cursor, inserts the address as linked text. */
function applyLink(editor: Editor, href: string, typed: string) {
  const isOnText = !editor.state.selection.empty || editor.isActive('link');
  const chain = editor.chain().focus();
  if (isOnText) chain.extendMarkRange('link').setLink({ href }).run();
  else chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
}

/** Asks for the address of a link. It is inside another form, so Enter must not submit that. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const stored: unknown = editor.getAttributes('link').href;
  const [typed, setTyped] = useState(typeof stored === 'string' ? stored : '');
  const [isInvalid, setInvalid] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  const set = () => {
    const href = toLinkAddress(typed);
    setInvalid(href === null);
    if (href === null) return;
    applyLink(editor, href, typed.trim());
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const cancel = () => {
    editor.commands.focus();
    onClose();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) set();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Enter and Escape of the field in it
    <div ref={box} className={styles.link} onKeyDown={handleKey}>
      <TextField
        label={text.linkAddress}
        inputMode="url"
        placeholder={text.linkExample}
        value={typed}
        onChange={setTyped}
        error={isInvalid && text.wrongLink}
        className={styles.address ?? ''}
      />
      <div className={styles.linkButtons}>
        <Button variant="soft" onClick={set}>
          {text.setLink}
        </Button>
        {stored !== undefined && (
          <Button variant="plain" onClick={remove}>
            {text.removeLink}
          </Button>
        )}
        <Button variant="plain" onClick={cancel}>
          {text.cancel}
        </Button>
      </div>
    </div>
  );
}
