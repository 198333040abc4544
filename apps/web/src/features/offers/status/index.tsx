import { type OfferStatus, offerStatuses } from '@piacter/contracts/offers/values';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ComponentProps } from 'react';
import { Badge } from '../../../ui/badge.tsx';

const variants: Record<OfferStatus, Pick<ComponentProps<typeof Badge>, 'variant' | 'icon'>> = {
  [offerStatuses.pending]: { variant: 'off', icon: IconHourglass },
  [offerStatuses.accepted]: { variant: 'on', icon: IconCheck },
  [offerStatuses.refused]: { variant: 'bad', icon: IconX },
};

/** Whether an offer was accepted, refused, or is still pending, with an icon (OFF-06). */
export const OfferStatusBadge = ({ status }: { status: OfferStatus }) => (
  <Badge {...variants[status]}>{status}</Badge>
);
