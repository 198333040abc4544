import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { headingName, pictureName } from './extensions.ts';
import styles from './rich-text.module.css';
import { text } from './text.ts';

type Tool = {
  /** The name of the mark or node that it toggles. */
  name: string;
  label: string;
  icon: IconShape;
  keys?: string;
  run: (editor: Editor) => void;
};

const tools: readonly Tool[] = [
  {
    name: 'bold',
    label: text.bold,
    icon: IconBold,
    keys: 'Control+B',
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: text.italic,
    icon: IconItalic,
    keys: 'Control+I',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: headingName,
    label: text.heading,
    icon: IconHeading,
    run: (editor) => editor.chain().focus().toggleNode(headingName, 'paragraph').run(),
  },
  {
    name: 'bulletList',
    label: text.bulletList,
    icon: IconList,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: text.orderedList,
    icon: IconListNumbers,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** The forms that open between toolbar and text. */
export type InsertPanelName = 'link' | 'picture' | 'file';

/** The button of each form. `active` is the mark or node that it changes, when the cursor is in one. */
const inserts: readonly { panel: InsertPanelName; label: string; icon: IconShape; active?: string }[] = [
  { panel: 'link', label: text.link, icon: IconLink, active: 'link' },
  { panel: 'picture', label: text.picture, icon: IconPhoto, active: pictureName },
  { panel: 'file', label: text.file, icon: IconFile },
];

type Props = {
  editor: Editor;
  /** The id of the edited element. */
  controls: string;
  disabled: boolean;
  /** Whether pictures and files can be inserted. */
  isPage: boolean;
  /** The opened form. */
  panel: InsertPanelName | undefined;
  onPanel: (panel: InsertPanelName) => void;
};

/** The buttons above the text, as an ARIA toolbar: one tab stop, arrow keys inside. */
export function Toolbar({ editor, controls, disabled, isPage, panel, onPanel }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState(0);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      [...tools.map(({ name }) => name), 'link', pictureName].filter((name) => current.isActive(name)),
  });
  const shownInserts = inserts.filter((insert) => isPage || insert.panel === 'link');

  const move = (event: KeyboardEvent) => {
    const count = tools.length + shownInserts.length;
    const next = {
      ArrowRight: (tabStop + 1) % count,
      ArrowLeft: (tabStop - 1 + count) % count,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setTabStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  const button = (index: number, { label, icon, keys }: Pick<Tool, 'label' | 'icon' | 'keys'>) => ({
    type: 'button' as const,
    'aria-label': label,
    title: label,
    'aria-keyshortcuts': keys,
    className: styles.tool,
    tabIndex: index === tabStop ? 0 : -1,
    disabled,
    // A click keeps the selection of the text; with the keyboard the focus stays on the button.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onFocus: () => setTabStop(index),
    children: <Icon shape={icon} />,
  });

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={text.toolbar}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {tools.map((tool, index) => (
        <button
          key={tool.name}
          {...button(index, tool)}
          aria-pressed={active.includes(tool.name)}
          onClick={() => tool.run(editor)}
        />
      ))}
      {shownInserts.map((insert, index) => (
        <button
          key={insert.panel}
          {...button(tools.length + index, insert)}
          aria-pressed={insert.active === undefined ? undefined : active.includes(insert.active)}
          aria-expanded={panel === insert.panel}
          onClick={() => onPanel(insert.panel)}
        />
      ))}
    </div>
  );
}
