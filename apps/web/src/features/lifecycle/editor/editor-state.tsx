import { type ListingKind, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import { useApi } from '../../../lib/api/index.ts';
import type { FormState } from '../../../lib/form/index.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { listingCalls } from '../../kinds/index.ts';
import { HiddenNote } from '../../reports/index.ts';
import { getEnding } from '../ending.ts';
import { type Move, moveListing } from '../moves.ts';
import { StateBadge } from '../state-badge.tsx';
import { StateButtons } from '../state-buttons.tsx';
import { text } from '../text.ts';
import styles from './editor-state.module.css';

type Props = { kind: ListingKind; id: number; title: string; form: FormState };

/** The state of the listing in its editor, of the owner's list, with the moves to others, and why an admin has hidden it. */
export function EditorState({ kind, id, title, form }: Props) {
  const { data, mutate } = useApi(listingCalls[kind].ownListings, {});
  const action = useConfirmedAction(mutate);
  const card = data?.data.find((one) => Reflect.get(one, listingIDFieldByKind[kind]) === id);
  if (!card) return null;
  const ending = getEnding(kind, 'adType' in card ? card.adType : undefined);
  const { state, nextStates, expiresAt, packageType, hiddenReason } = card;
  const listing = { kind, id, title, state, nextStates, expiresAt, ending, packageType };
  /** What is published is what the form shows: it is saved first, and where that fails nothing is published. */
  const move = async ({ to, publishes, question }: Move) => {
    if (publishes && !(await form.save())) return;
    await action.run(question, () => moveListing(listing, to));
  };
  return (
    <>
      {hiddenReason !== null && <HiddenNote reason={hiddenReason} listing={{ kind, id }} isOwn />}
      <Panel className={styles.panel ?? ''}>
        <div ref={action.focusRef} tabIndex={-1} className={styles.status}>
          {action.notice && <Note variant="done">{action.notice}</Note>}
        </div>
        <p>
          <StateBadge state={state} ending={ending} isHidden={hiddenReason !== null} />{' '}
          {hiddenReason === null ? text.meanings[state] : text.hiddenMeaning}
        </p>
        <div className={styles.actions}>
          <StateButtons listing={listing} isUnsaved={form.unsaved > 0} onMove={(one) => void move(one)} />
        </div>
      </Panel>
    </>
  );
}
