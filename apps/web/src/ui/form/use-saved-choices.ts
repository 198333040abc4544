import { useRef, useState } from 'react';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { alert } from '../../lib/message-queue.ts';
import type { Choices } from '../fields/choice-group.tsx';

/** Toggles one on the server; resolves to whether it is selected afterwards: 1 or 0. */
type Toggle = (id: number, wasSelected: boolean) => Promise<{ data: { isChosen: 0 | 1 } }>;

/** The choices of a stored record: shown at once, toggled one by one on the server (OWN-15, HOST-10, RRE-04). */
export function useSavedChoices(save: Toggle, stored: readonly number[]): Choices {
  const [selected, setSelected] = useState(stored);
  // Sequentially: a toggle that overtakes the previous one would reverse the result.
  const inFlight = useRef(new Set<number>());

  const put = (id: number, isChosen: boolean) =>
    setSelected((last) => [...last.filter((one) => one !== id), ...(isChosen ? [id] : [])]);

  const toggle = async (id: number) => {
    if (inFlight.current.has(id)) return;
    inFlight.current.add(id);
    const wasSelected = selected.includes(id);
    put(id, !wasSelected);
    try {
      put(id, (await save(id, wasSelected)).data.isChosen === 1);
    } catch (error) {
      put(id, wasSelected);
      await alert(failureMessage(error, unexpectedMessage), { colour: 'danger' });
    } finally {
      inFlight.current.delete(id);
    }
  };
  return { selected, toggle: (id) => void toggle(id), isSaving: true };
}
