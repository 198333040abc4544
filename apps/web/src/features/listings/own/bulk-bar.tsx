import { isFound, type ListingState } from '@piacter/contracts/lifecycle/values';
import type { Question } from '../../../lib/message-queue.ts';
import type { Asked } from '../../../lib/use-confirmed-action.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectionBar } from '../../../ui/selection-bar.tsx';
import { moveListing } from '../../lifecycle/index.ts';
import type { BulkMove } from './bulk-undo.tsx';
import type { OwnListing } from './own-listing-card.tsx';
import { askBulkMove, askBulkRemoval } from './paid-questions.tsx';
import { text } from './text.ts';

/** Runs an action on one listing after the other, and names those that succeeded; throws only when none did. */
async function runAll(
  listings: readonly OwnListing[],
  action: (listing: OwnListing) => Promise<unknown>,
  describe: (count: number) => string,
): Promise<{ message: string; done: OwnListing[] }> {
  let failure: unknown;
  const done: OwnListing[] = [];
  for (const listing of listings)
    try {
      await action(listing);
      done.push(listing);
    } catch (error) {
      failure = error;
    }
  if (done.length === 0) throw failure;
  const failed = listings.length - done.length;
  const message = failed === 0 ? describe(done.length) : text.bulk.partly(done.length, failed);
  return { message, done };
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
  /** After several were moved. */
  onMoved: (move: BulkMove) => void;
  onRemove: (listing: OwnListing) => Promise<unknown>;
  run: (question: Asked, action: () => Promise<{ message: string }>) => void;
};

type Choice = {
  key: keyof typeof text.bulk.done;
  to: ListingState;
  action: string;
  question: string;
  listings: OwnListing[];
};

/** What the selected listings allow; drafts are published, not restarted. */
function getChoices(selected: readonly OwnListing[]): Choice[] {
  const movable = (to: ListingState) =>
    selected.filter(({ state, nextStates }) => to !== state && nextStates.includes(to));
  const isDraft = ({ state }: OwnListing) => state === 'draft';
  const { moves, publish } = text.bulk;
  const live = movable('live');
  const choices: Choice[] = [
    { key: 'paused', to: 'paused', ...moves.paused, listings: movable('paused') },
    { key: 'live', to: 'live', ...moves.live, listings: live.filter((listing) => !isDraft(listing)) },
    { key: 'publish', to: 'live', ...publish, listings: live.filter(isDraft) },
    { key: 'closed', to: 'closed', ...moves.closed, listings: movable('closed') },
  ];
  return choices.filter(({ listings }) => listings.length > 0);
}

/** Acts on the selected listings of the advertiser's list (LIFE-05); an action leaves out those that do not allow it. */
export function BulkBar({ selected, onClear, onPromote, onMoved, onRemove, run }: Props) {
  const promotable = selected.filter(({ state, hiddenReason }) => isFound(state) && hiddenReason === null);
  const move = ({ key, to, listings, action, question }: Choice) =>
    run(
      () => askAbout(to, listings, { text: question, confirm: action }),
      async () => {
        const { message, done } = await runAll(
          listings,
          (listing) => moveListing(listing, to),
          text.bulk.done[key],
        );
        onMoved({ message, to, before: done });
        // It stands at the bottom, where the visitor is.
        return { message: '' };
      },
    );
  return (
    <SelectionBar label={text.bulk.label} count={selected.length} onClear={onClear}>
      {onPromote && promotable.length > 0 && (
        <Button variant="soft" onClick={() => onPromote(promotable)}>
          {`${text.promote} (${promotable.length})`}
        </Button>
      )}
      {getChoices(selected).map((choice) => (
        <Button key={choice.key} variant="plain" onClick={() => move(choice)}>
          {`${choice.action} (${choice.listings.length})`}
        </Button>
      ))}
      <Button
        variant="danger"
        onClick={() =>
          run(
            () => askBulkRemoval(selected),
            () => runAll(selected, onRemove, text.bulk.done.removed),
          )
        }
      >
        {`${text.remove} (${selected.length})`}
      </Button>
    </SelectionBar>
  );
}
