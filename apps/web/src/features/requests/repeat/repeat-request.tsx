import type { RequestKind, RequestState } from '@piacter/contracts/requests/values';
import { ButtonLink } from '../../../ui/button.tsx';
import { text } from './text.ts';
import { getRepeatAddress } from './use-repeated.ts';

/** The states of a request that can be sent again. A property request that is over goes on as it is, see `PropertyRenewal`. */
const repeatable: Record<RequestKind, readonly RequestState[]> = {
  service: ['over', 'closed', 'accepted'],
  accommodation: ['over', 'closed'],
  property: ['closed'],
};

type Props = { kind: RequestKind; request: { requestID: number; state: RequestState } };

/** 'Újra kiírom': opens the form of a new request, filled with what one of the caller's that has ended says. */
export const RepeatRequest = ({ kind, request: { requestID, state } }: Props) =>
  repeatable[kind].includes(state) ? (
    <div>
      <ButtonLink variant={state === 'accepted' ? 'ghost' : 'primary'} to={getRepeatAddress(kind, requestID)}>
        {text.repeat}
      </ButtonLink>
    </div>
  ) : null;
