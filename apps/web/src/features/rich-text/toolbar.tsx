import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { headingName } from './extensions.ts';
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

type Props = {
  editor: Editor;
  /** The id of the edited element. */
  controls: string;
  disabled: boolean;
  isLinking: boolean;
  onLink: () => void;
};

/** The buttons above the text, as an ARIA toolbar: one tab stop, arrow keys inside. */
export function Toolbar({ editor, controls, disabled, isLinking, onLink }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState(0);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      [...tools.map(({ name }) => name), 'link'].filter((name) => current.isActive(name)),
  });

  const move = (event: KeyboardEvent) => {
    const count = tools.length + 1;
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
  const button = (index: number, { label, icon, keys }: Omit<Tool, 'run' | 'name'>) => ({
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
      <button
        {...button(tools.length, { label: text.link, icon: IconLink })}
        aria-pressed={active.includes('link')}
        aria-expanded={isLinking}
        onClick={onLink}
      />
    </div>
  );
}
