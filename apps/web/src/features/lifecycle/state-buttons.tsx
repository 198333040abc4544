import { Button } from '../../ui/button.tsx';
import { getMoves, type MovableListing, type Move } from './moves.ts';
import { text } from './text.ts';

type Props = {
  listing: MovableListing;
  /** The words of a button where they are not those of its move. */
  getLabel?: (move: Move) => string;
  onMove: (move: Move) => void;
};

/** A button for each state that one of the user's listings may be moved to. */
export function StateButtons({ listing, getLabel = ({ label }) => label, onMove }: Props) {
  return getMoves(listing).map((move) => (
    <Button
      key={move.to}
      variant="plain"
      aria-label={text.label(getLabel(move), listing.title)}
      onClick={() => onMove(move)}
    >
      {getLabel(move)}
    </Button>
  ));
}
