import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';

/** The length of the text without markup, in UTF-16 units as a text area counts. */
export const getLength = (document: Node): number => document.textContent.length;

/** Deletes the end of what was just inserted, as far as it exceeds the limit. */
function cutExcess(state: EditorState, allowed: number): Transaction {
  const change = state.tr;
  // Positions count paragraph borders too, so one step may delete less text than needed.
  for (let head = state.selection.head; getLength(change.doc) > allowed && head > 0; ) {
    const from = Math.max(0, head - (getLength(change.doc) - allowed));
    change.delete(from, head);
    head = from;
  }
  return change;
}

const cutMeta = 'textLimit';

/**
 * Limits typed and pasted text to a number of characters (WID-07). Longer stored text can still be shortened. `onCut`
 * is told after each change how many characters did not fit.
 */
export const createTextLimit = (max: number, onCut: (count: number) => void) =>
  Extension.create({
    name: 'textLimit',
    addProseMirrorPlugins: () => [
      new Plugin({
        appendTransaction: (changes, before, after) => {
          if (!changes.some((change) => change.docChanged && !change.getMeta(cutMeta))) return null;
          const allowed = Math.max(max, getLength(before.doc));
          const excess = Math.max(0, getLength(after.doc) - allowed);
          // Not while the state is being computed.
          queueMicrotask(() => onCut(excess));
          return excess > 0 ? cutExcess(after, allowed).setMeta(cutMeta, true) : null;
        },
      }),
    ],
  });
