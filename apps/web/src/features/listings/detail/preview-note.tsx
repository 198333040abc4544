import type { ListingState } from '@piacter/contracts/lifecycle/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { listingPathsByKind } from '@piacter/contracts/site/paths';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';

/** Hungarian texts of the note; in a file of its own, which only owners load. */
const text = {
  draft: 'Ez az előnézet: így látják majd mások, ha közzéteszed.',
  paused: 'A hirdetésed szünetel, most csak te látod.',
  edit: 'Vissza a szerkesztéséhez',
};

type Props = { kind: ListingKind; id: number; state: ListingState };

/** Says to the owner of an unpublished listing that nobody else sees its page. */
export function PreviewNote({ kind, id, state }: Props) {
  return (
    <Note>
      {state === 'draft' ? text.draft : text.paused}{' '}
      <Link to={listingPathsByKind[kind].listing(id)}>{text.edit}</Link>
    </Note>
  );
}
