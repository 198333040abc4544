import { type ListingKind, listingRoleByKind } from '@piacter/contracts/listings/values';
import { advertiserPaths, withWayBack } from '@piacter/contracts/site/paths';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { FatesNote } from './fates-note.tsx';
import { text } from './text.ts';
import type { Moved } from './undo-moves.ts';
import type { Outcome } from './use-bulk-run.ts';

type Props = {
  kind: ListingKind;
  outcome: Outcome | undefined;
  progress: string | undefined;
  /** Takes back what can be taken back. */
  onUndo?: (moved: Moved) => void;
};

/** How far a change of several listings is, and what became of it; orders are paid next. */
export function OutcomeNote({ kind, outcome, progress, onUndo }: Props) {
  if (progress !== undefined) return <Note>{progress}</Note>;
  if (!outcome) return null;
  const { fates, titles, order, moved } = outcome;
  const { ordered, orderedOne, pay } = text.promotion;
  const paths = advertiserPaths(listingRoleByKind[kind]);
  return (
    <>
      <FatesNote
        fates={fates}
        getTitle={(id) => titles.get(id) ?? String(id)}
        {...(order && { changedText: (count: number) => (count === 1 ? orderedOne : ordered(count)) })}
      />
      {moved && onUndo && (
        <p>
          <Button variant="soft" onClick={() => onUndo(moved)}>
            {text.done.undo}
          </Button>
        </p>
      )}
      {order && (
        <p>
          <ButtonLink to={withWayBack(paths.payment(order.packageID, order.orderID), paths.orders)}>
            {pay}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
