import type { ReactNode } from 'react';
import { text as shared } from '../../ui/text.ts';
import type { ListingDraft, ListingForm } from './listing-draft.ts';
import { useListingDraft } from './use-listing-draft.ts';

type Props<Values> = ListingForm & { children: (draft: ListingDraft<Values>) => ReactNode };

/** Renders the form of a listing once its draft is loaded. */
export function WithListingDraft<Values extends object>({ kind, id, children }: Props<Values>) {
  const draft = useListingDraft<Values>({ kind, id });
  return draft ? (
    children(draft)
  ) : (
    <p role="status" className="sr-only">
      {shared.loading}
    </p>
  );
}
