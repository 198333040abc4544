import type { Beginning } from '@piacter/contracts/lifecycle';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useRefresh } from '../../../lib/api/index.ts';
import type { FormState } from '../../../lib/form/index.ts';
import { getDraftImagesAddress, type UploadQueue, useDraftImageCount } from '../../images/index.ts';
import { toCreated } from '../../lifecycle/editor/index.ts';
import type { GetCall } from './after-saving.ts';
import { newImagesPart } from './own-parts.tsx';
import { text } from './text.ts';

type Options = { kind: ListingKind; list: GetCall; editPath: (id: number) => string };

/**
 * A listing that is about to be created (LIFE-09): its pictures, which are uploaded before it exists, and whether it is
 * published or saved as a draft.
 */
export function useNewListing({ kind, list, editPath }: Options) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { mutate } = useSWRConfig();
  const queue: UploadQueue = useRef(Promise.resolve());
  // Read when the form is sent, which is not a matter of rendering.
  const isDraft = useRef(false);

  return {
    images: newImagesPart(kind, useDraftImageCount(kind), queue),

    /** What the body has beside the fields of the form. */
    getBeginning: (): Beginning => ({ ...(isDraft.current && { state: 'draft' }), withDraftImages: 1 }),

    /** Waits for the pictures that are on their way; for `beforeSend`. */
    waitForImages: () => queue.current.then(() => true),

    /** The other button of the save bar. */
    otherButton: (form: FormState) => ({
      label: text.saveDraft,
      run: async () => {
        isDraft.current = true;
        await form.submit();
        isDraft.current = false;
      },
    }),

    /** Opens the editor of the new listing, which says what happened and what can be done next. */
    openCreated: async ({ insertID, message }: { insertID: number; message: string }) => {
      await mutate(getDraftImagesAddress(kind), undefined, { revalidate: false });
      await refresh(list);
      await navigate(editPath(insertID), { state: toCreated(message) });
    },
  };
}
