import { isFound } from '@piacter/contracts/lifecycle/values';
import { type ListingKind, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import type { FormState } from '../../../lib/form/index.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import type { OtherButton } from '../../../ui/form/form-save-bar.tsx';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { listingCalls } from '../../kinds/index.ts';
import { HiddenNote } from '../../reports/index.ts';
import { getEnding } from '../ending.ts';
import { getMeaning, getMoves, type Move, moveListing } from '../moves.ts';
import { StateBadge } from '../state-badge.tsx';
import { StateButtons } from '../state-buttons.tsx';
import styles from './editor-state.module.css';
import { text } from './text.ts';

/** What can be done with a listing that others see from now on. */
function NextSteps({ viewPath, imagesAt }: { viewPath: string; imagesAt: string | undefined }) {
  const { next } = text;
  return (
    <p className={styles.next}>
      <Link to={viewPath}>{next.view}</Link>
      {imagesAt && <a href={imagesAt}>{next.images}</a>}
      <CopyButton variant="plain" value={`${window.location.origin}${viewPath}`} label={next.copy} />
    </p>
  );
}

type Created = { created: string };

/** The state of the navigation to the editor of a listing that was just created; `message` is the server's. */
export const toCreated = (message: string): Created => ({ created: message });

const isCreated = (state: unknown): state is Created =>
  typeof state === 'object' && state !== null && 'created' in state && typeof state.created === 'string';

/** What the server said of a listing that was just created; '' in any other visit of its editor. */
function useCreated(): string {
  const { state } = useLocation();
  return isCreated(state) ? state.created : '';
}

type Props = {
  kind: ListingKind;
  id: number;
  title: string;
  form: FormState;
  /** Its page, which its owner sees in every state. */
  viewPath: string;
  /** The anchor of the pictures. */
  imagesAt: string;
};

type EditorState = {
  /** The state with the moves to others, and why an admin has hidden the listing. */
  panel: ReactNode;
  /** For the save bar: saves what is unsaved, and publishes. */
  publish: OtherButton | undefined;
};

/** The state of a listing in its editor, of the owner's list. */
export function useEditorState({ kind, id, title, form, viewPath, imagesAt }: Props): EditorState {
  const { data, mutate } = useApi(listingCalls[kind].ownListings, {});
  const action = useConfirmedAction(mutate);
  const created = useCreated();
  const [hasMoved, setMoved] = useState(false);
  const navigate = useNavigate();
  const isLoaded = data !== undefined;
  // Whoever comes from the form that created it begins at what happened.
  useEffect(() => {
    if (isLoaded && created !== '') action.focusRef.current?.focus();
  }, [isLoaded, created, action.focusRef]);
  const card = data?.data.find((one) => Reflect.get(one, listingIDFieldByKind[kind]) === id);
  if (!card) return { panel: created !== '' && <Note variant="done">{created}</Note>, publish: undefined };
  const ending = getEnding(kind, 'adType' in card ? card.adType : undefined);
  const { state, nextStates, expiresAt, packageType, hiddenReason } = card;
  const listing = { kind, id, title, state, nextStates, expiresAt, ending, packageType };
  /** What is published is what the form shows: it is saved first, and where that fails nothing is published. */
  const move = async ({ to, publishes, question }: Move) => {
    if (publishes && !(await form.save())) return;
    await action.run(question, async () => {
      const reply = await moveListing(listing, to);
      setMoved(true);
      return reply;
    });
  };
  const getLabel = ({ label, publishes }: Move) =>
    publishes && form.unsaved > 0 ? text.saveAnd(label) : label;
  const preview = async () => {
    if (await form.save()) await navigate(viewPath);
  };
  const notice = hasMoved ? action.notice : created;
  const isNew = isFound(state) && hiddenReason === null;
  const publishing = getMoves(listing).find(({ publishes }) => publishes);
  const publish = publishing &&
    form.unsaved > 0 && { label: getLabel(publishing), run: () => move(publishing) };
  const panel = (
    <>
      {hiddenReason !== null && <HiddenNote reason={hiddenReason} listing={{ kind, id }} isOwn />}
      <Panel className={styles.panel ?? ''}>
        <div ref={action.focusRef} tabIndex={-1} className={styles.status}>
          {notice !== '' && (
            <Note variant="done">
              {notice}
              {isNew && (
                <NextSteps viewPath={viewPath} imagesAt={card.mainImg === null ? imagesAt : undefined} />
              )}
            </Note>
          )}
        </div>
        <p>
          <StateBadge state={state} kind={kind} ending={ending} isHidden={hiddenReason !== null} />{' '}
          {hiddenReason === null ? getMeaning(state, kind) : text.hiddenMeaning}
        </p>
        <div className={styles.actions}>
          {state === 'draft' && (
            <Button variant="plain" onClick={() => void preview()}>
              {form.unsaved > 0 ? text.saveAndPreview : text.preview}
            </Button>
          )}
          <StateButtons listing={listing} getLabel={getLabel} onMove={(one) => void move(one)} />
        </div>
      </Panel>
    </>
  );
  return { panel, publish: publish || undefined };
}
