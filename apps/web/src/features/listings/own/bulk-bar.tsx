import type { ListingState } from '@piacter/contracts/lifecycle/values';
import type { Question } from '../../../lib/message-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { moveListing } from '../../lifecycle/index.ts';
import type { OwnListing } from './own-listing-card.tsx';
import styles from './own-listings.module.css';
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

type Props = {
  selected: readonly OwnListing[];
  onClear: () => void;
  onRemove: (listing: OwnListing) => Promise<unknown>;
  run: (question: Question, action: () => Promise<{ message: string }>) => void;
};

/** Acts on the selected listings of the own list (LIFE-05); an action leaves out those that do not allow it. */
export function BulkBar({ selected, onClear, onRemove, run }: Props) {
  return (
    <fieldset className={styles.bulk}>
      <legend className="sr-only">{text.bulk.label}</legend>
      <b>{text.bulk.selected(selected.length)}</b>
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
              run({ text: question, detail: text.bulk.about(movable.length), confirm: action }, () =>
                runAll(movable, (listing) => moveListing(listing, to)),
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
            {
              text: text.bulk.removeQuestion,
              detail: text.bulk.about(selected.length),
              confirm: text.remove,
              danger: true,
            },
            () => runAll(selected, onRemove),
          )
        }
      >
        {`${text.remove} (${selected.length})`}
      </Button>
      <Button variant="plain" onClick={onClear}>
        {text.bulk.clear}
      </Button>
    </fieldset>
  );
}
