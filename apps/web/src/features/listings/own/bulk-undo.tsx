import type { ListingState } from '@piacter/contracts/lifecycle/values';
import { Button } from '../../../ui/button.tsx';
import { BottomBar } from '../../../ui/selection-bar.tsx';
import { isReversible, moveListing } from '../../lifecycle/index.ts';
import type { OwnListing } from './own-listing-card.tsx';
import { text } from './text.ts';

/** A change of several listings: what it did, and those that it changed as they were before. */
export type BulkMove = { message: string; to: ListingState; before: readonly OwnListing[] };

const canUndo = ({ to, before }: BulkMove): boolean =>
  isReversible(
    to,
    before.map(({ state }) => state),
  );

/** Moves the listings back; what cannot be moved back any more stays. */
async function undo({ before }: BulkMove): Promise<{ message: string }> {
  const results = await Promise.allSettled(before.map((listing) => moveListing(listing, listing.state)));
  const [failed] = results.filter((result) => result.status === 'rejected');
  const done = results.filter((result) => result.status === 'fulfilled').length;
  if (done === 0 && failed) throw failed.reason;
  return { message: text.bulk.undone(done) };
}

type Props = {
  move: BulkMove;
  onClose: () => void;
  run: (action: () => Promise<{ message: string }>) => void;
};

/** What a change of several listings did, in view at the bottom of the window, with the way back where there is one. */
export function BulkUndo({ move, onClose, run }: Props) {
  return (
    <BottomBar>
      <span role="status">{move.message}</span>
      {canUndo(move) && (
        <Button variant="soft" onClick={() => run(() => undo(move))}>
          {text.bulk.undo}
        </Button>
      )}
      <Button variant="plain" onClick={onClose}>
        {text.bulk.close}
      </Button>
    </BottomBar>
  );
}
