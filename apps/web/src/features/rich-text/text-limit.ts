import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';

/** Characters of the text as people see it, in UTF-16 units like a text area's; markup does not count. */
export const lengthOf = (document: Node): number => document.textContent.length;

/** Takes back the end of what was just put in, as far as it does not fit. */
function cut(state: EditorState, allowed: number): Transaction {
  const change = state.tr;
  // Positions count the borders of paragraphs too, so one step may take less text than it should.
  for (let head = state.selection.head; lengthOf(change.doc) > allowed && head > 0; ) {
    const from = Math.max(0, head - (lengthOf(change.doc) - allowed));
    change.delete(from, head);
    head = from;
  }
  return change;
}

/** Cuts typed and pasted text at a number of characters (WID-07). What was too long before may be made shorter. */
export const textLimit = (max: number) =>
  Extension.create({
    name: 'textLimit',
    addProseMirrorPlugins: () => [
      new Plugin({
        appendTransaction: (changes, before, after) => {
          if (!changes.some((change) => change.docChanged)) return null;
          const allowed = Math.max(max, lengthOf(before.doc));
          return lengthOf(after.doc) > allowed ? cut(after, allowed) : null;
        },
      }),
    ],
  });
