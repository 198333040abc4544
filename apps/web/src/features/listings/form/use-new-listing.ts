import type { ApiCall } from '@piacter/contracts';
import type { Beginning } from '@piacter/contracts/lifecycle';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { listingPathsByKind } from '@piacter/contracts/site/paths';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useRefresh } from '../../../lib/api/index.ts';
import type { FormState } from '../../../lib/form/index.ts';
import { bypassGuard, type GuardedForm } from '../../../lib/form/leave-guard.ts';
import { alert, confirm } from '../../../lib/message-queue.ts';
import type { ListingDraft } from '../../drafts/index.tsx';
import { getDraftImagesAddress, type UploadQueue, useDraftImageCount } from '../../images/index.ts';
import { toCreated } from '../../lifecycle/editor/index.ts';
import type { Identity } from '../../profile/identity/index.ts';
import { newImagesPart } from './own-parts.tsx';
import { text } from './text.ts';

export type GetCall = Extract<ApiCall, `GET ${string}`>;

/** After a change: refreshes the editor's head and every call that shows the listing, and says so unless another step follows. */
export function useRefreshAfterSave(onSaved: () => void, ...shownBy: readonly GetCall[]) {
  const refresh = useRefresh();
  return async ({ message }: { message: string }, _values: object, isStep: boolean) => {
    onSaved();
    await Promise.all(shownBy.map((call) => refresh(call)));
    if (!isStep) void alert(message);
  };
}

type NewForm = FormState & { values: object };

type Options = {
  kind: ListingKind;
  list: GetCall;
  editPath: (id: number) => string;
  draft: Pick<ListingDraft<object>, 'upload'>;
};

/**
 * A listing that is about to be created (LIFE-09): its pictures, which are uploaded before it exists, and whether it is
 * published, saved as a draft, or kept half filled.
 */
export function useNewListing({ kind, list, editPath, draft }: Options) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { mutate } = useSWRConfig();
  const queue: UploadQueue = useRef(Promise.resolve());
  // Read when the form is sent, which is not a matter of rendering.
  const isDraft = useRef(false);
  /** What was kept half filled: nothing is unsaved until it is changed. */
  const [kept, setKept] = useState<object>();

  /** Keeps the form as it is (LIFE-02), and says where it is continued. */
  const keepHalfFilled = async (form: NewForm) => {
    form.keepDraft();
    if (!(await draft.upload())) return alert(text.notKept, { colour: 'danger' });
    setKept(form.values);
    const goes = await confirm({ ...text.kept, main: 'cancel' });
    if (goes) await navigate(listingPathsByKind[kind].listings, { state: bypassGuard });
  };

  return {
    images: newImagesPart(kind, useDraftImageCount(kind), queue),

    /** What the body has beside the fields of the form. */
    getBeginning: (): Beginning => ({ ...(isDraft.current && { state: 'draft' }), withDraftImages: 1 }),

    /** Waits for the pictures that are on their way; for `beforeSend`. */
    waitForImages: () => queue.current.then(() => true),

    /** The other button of the save bar, which refuses no form: one that lacks something is kept half filled. */
    otherButton: (form: NewForm, identity: Pick<Identity, 'isComplete'>) => ({
      label: text.saveDraft,
      ...(kept === form.values && { done: text.keptBar }),
      run: async () => {
        const errors = await form.getErrors();
        if (Object.keys(errors).length > 0 || !(await identity.isComplete())) return keepHalfFilled(form);
        isDraft.current = true;
        await form.submit();
        isDraft.current = false;
      },
    }),

    /** The form as the leave guard sees it. */
    toGuarded: (form: NewForm): GuardedForm =>
      kept === form.values ? { ...form, unsaved: 0, hasUnsaved: () => false } : form,

    /** Opens the editor of the new listing, which says what happened and what can be done next. */
    openCreated: async ({ insertID, message }: { insertID: number; message: string }) => {
      await mutate(getDraftImagesAddress(kind), undefined, { revalidate: false });
      await refresh(list);
      await navigate(editPath(insertID), { state: toCreated(message) });
    },
  };
}
