import { newListing } from '@piacter/contracts/drafts/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { formatDate } from '../../lib/format.ts';
import { useFresh } from '../../lib/use-fresh.ts';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { loadDraft } from './listing-draft.ts';
import { text } from './text.ts';

type Props = { kind: ListingKind; newPath: string };

/** In the advertiser's list: offers to continue the form of a new listing that was left half filled, on whichever device. */
export function UnfinishedListing({ kind, newPath }: Props) {
  const { stored } = useFresh(0, async () => ({ draft: await loadDraft({ kind, id: newListing }) }));
  if (!stored?.draft) return null;
  return (
    <Note>
      {text.unfinished(formatDate(stored.draft.updated))} <Link to={newPath}>{text.resume}</Link>
    </Note>
  );
}
