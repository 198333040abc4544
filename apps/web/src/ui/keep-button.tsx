import type { ListingTarget } from '@piacter/contracts/listings/values';
import { type ComponentType, createContext, use } from 'react';

/** A listing that can be kept: its price has the unit of its card, null without one. */
export type Keepable = ListingTarget & { title: string; price: number | null };

type Props = {
  listing: Keepable /** For screen readers, which may hear the button alone: the title by default. */;
  name?: string;
};

/** The buttons that keep a listing, which the frame of the site hands down: cards know nothing of favourites. */
export const KeepButtons = createContext<
  | {
      OnCard: ComponentType<Props>;
      OnPage: ComponentType<Props>;
      /** Beside the heart of a card; nothing until there is something to mark. */
      Mark?: ComponentType<Props>;
    }
  | undefined
>(undefined);

/** In the corner of a card, beside the card's link. */
export function KeepOnCard(props: Props) {
  const buttons = use(KeepButtons);
  return (
    buttons && (
      <>
        {buttons.Mark && <buttons.Mark {...props} />}
        <buttons.OnCard {...props} />
      </>
    )
  );
}

/** Among the actions of a listing's page. */
export function KeepOnPage(props: Props) {
  const buttons = use(KeepButtons);
  return buttons && <buttons.OnPage {...props} />;
}
