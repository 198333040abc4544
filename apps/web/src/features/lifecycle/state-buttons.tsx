import { Button } from '../../ui/button.tsx';
import { getMoves, type MovableListing, type Move } from './moves.ts';
import { text } from './text.ts';

type Props = {
  listing: MovableListing;
  /** Whether something is unsaved in its form: publishing saves it first. */
  isUnsaved?: boolean;
  onMove: (move: Move) => void;
};

const getLabel = ({ label, publishes }: Move, isUnsaved: boolean): string =>
  publishes && isUnsaved ? text.saveAnd(label) : label;

/** A button for each state that an own listing may be moved to. */
export function StateButtons({ listing, isUnsaved = false, onMove }: Props) {
  return getMoves(listing).map((move) => (
    <Button
      key={move.to}
      variant="plain"
      aria-label={text.label(getLabel(move, isUnsaved), listing.title)}
      onClick={() => onMove(move)}
    >
      {getLabel(move, isUnsaved)}
    </Button>
  ));
}
