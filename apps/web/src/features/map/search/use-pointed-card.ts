import { type ListingKind, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import { type RefObject, useEffect, useState } from 'react';

const getID = (row: unknown, kind: ListingKind): number | undefined => {
  const id: unknown = Object.entries(row ?? {}).find(([name]) => name === listingIDFieldByKind[kind])?.[1];
  return typeof id === 'number' ? id : undefined;
};

/** The cards of a search beside its map. */
export type Cards = {
  /** The element around the grid, whose children are the cards in the order of the rows. */
  list: RefObject<HTMLElement | null>;
  rows: readonly unknown[];
};

/** The listing that is pointed at, by its card or by its pin; the card is marked by an attribute. */
export function usePointedCard({ list, rows }: Cards, kind: ListingKind) {
  const [selectedID, select] = useState<number>();
  // After every render: the cards may be other elements.
  useEffect(() => {
    const cards = [...(list.current?.firstElementChild?.children ?? [])];
    const ids = rows.map((row) => getID(row, kind));
    cards.forEach((card, index) => {
      card.toggleAttribute('data-pointed', selectedID !== undefined && ids[index] === selectedID);
    });
    const point = ({ target }: Event) =>
      select(ids[cards.findIndex((card) => target instanceof Node && card.contains(target))]);
    const leave = () => select(undefined);
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['mouseover', 'focusin']) list.current?.addEventListener(type, point, { signal });
    for (const type of ['mouseleave', 'focusout']) list.current?.addEventListener(type, leave, { signal });
    return () => {
      listening.abort();
      for (const card of cards) card.removeAttribute('data-pointed');
    };
  });
  return { selectedID, select };
}
