import { Button } from '../../ui/button.tsx';
import { getMoves, type MovableListing, type Move } from './moves.ts';
import { text } from './text.ts';

type Props = { listing: MovableListing; onMove: (move: Move) => void };

/** A button for each state that an own listing may be moved to. */
export function StateButtons({ listing, onMove }: Props) {
  return getMoves(listing).map((move) => (
    <Button
      key={move.to}
      variant="plain"
      aria-label={text.label(move.label, listing.title)}
      onClick={() => onMove(move)}
    >
      {move.label}
    </Button>
  ));
}
