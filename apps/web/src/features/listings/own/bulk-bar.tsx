import { isFound, type ListingState } from '@piacter/contracts/lifecycle/values';
import type { Question } from '../../../lib/message-queue.ts';
import type { Asked } from '../../../lib/use-confirmed-action.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectionBar } from '../../../ui/selection-bar.tsx';
import { moveListing } from '../../lifecycle/index.ts';
import type { OwnListing } from './own-listing-card.tsx';
import { askBulkMove, askBulkRemoval } from './paid-questions.tsx';
import { text } from './text.ts';

/** The states that several listings are moved to at once. */
const bulkStates = ['paused', 'live', 'closed'] as const satisfies ListingState[];

/** Runs an action on one listing after the other; throws only when none succeeded. */
async function runAll(
  listings: readonly OwnListing[],
  action: (listing: OwnListing) => Promise<unknown>,
): Promise<{ message: string }> {
  let failure: unknown;
  let done = 0;
  for (const listing of listings)
    try {
      await action(listing);
      done += 1;
    } catch (error) {
      failure = error;
    }
  if (done === 0) throw failure;
  const failed = listings.length - done;
  return { message: failed === 0 ? text.bulk.done(done) : text.bulk.partly(done, failed) };
}

/** What is asked before a move; one that hides listings names what is paid for them. */
const askAbout = async (to: ListingState, listings: readonly OwnListing[], question: Question) => {
  const about = { ...question, detail: text.bulk.about(listings.length) };
  return to === 'live' ? about : askBulkMove(about, listings);
};

type Props = {
  selected: readonly OwnListing[];
  onClear: () => void;
  onPromote?: ((listings: readonly OwnListing[]) => void) | undefined;
  onRemove: (listing: OwnListing) => Promise<unknown>;
  run: (question: Asked, action: () => Promise<{ message: string }>) => void;
};

/** Acts on the selected listings of the own list (LIFE-05); an action leaves out those that do not allow it. */
export function BulkBar({ selected, onClear, onPromote, onRemove, run }: Props) {
  const promotable = selected.filter(({ state, hiddenReason }) => isFound(state) && hiddenReason === null);
  return (
    <SelectionBar label={text.bulk.label} count={selected.length} onClear={onClear}>
      {onPromote && promotable.length > 0 && (
        <Button variant="soft" onClick={() => onPromote(promotable)}>
          {`${text.promote} (${promotable.length})`}
        </Button>
      )}
      {bulkStates.map((to) => {
        const movable = selected.filter(({ state, nextStates }) => to !== state && nextStates.includes(to));
        if (movable.length === 0) return null;
        const isFirst = to === 'live' && movable.every(({ state }) => state === 'draft');
        const { action, question } = isFirst ? text.bulk.publish : text.bulk.moves[to];
        return (
          <Button
            key={to}
            variant="plain"
            onClick={() =>
              run(
                () => askAbout(to, movable, { text: question, confirm: action }),
                () => runAll(movable, (listing) => moveListing(listing, to)),
              )
            }
          >
            {`${action} (${movable.length})`}
          </Button>
        );
      })}
      <Button
        variant="danger"
        onClick={() =>
          run(
            () => askBulkRemoval(selected),
            () => runAll(selected, onRemove),
          )
        }
      >
        {`${text.remove} (${selected.length})`}
      </Button>
    </SelectionBar>
  );
}
