import { type RequestState, requestStates } from '@piacter/contracts/requests';
import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '../../core/http/api-error.ts';
import { requestEndText } from './requests.text.ts';

/** The stored `status` of each state of a request. */
export const requestStatus = {
  archived: 0,
  open: 1,
  accepted: 2,
  over: 3,
  closed: 4,
  hidden: 5,
} as const satisfies Record<RequestState, number>;

/**
 * The only condition by which anybody finds, counts or matches requests. The job `end-requests` makes it false a
 * minute after a request's last day, so that no index needs the day; hosts' searches compare it as well, as their job
 * runs by the hour.
 */
export const isOpen = (alias?: string): RawBuilder<unknown> =>
  sql`${sql.ref(alias === undefined ? 'status' : `${alias}.status`)} = ${requestStatus.open}`;

/** What decides the state of a request at a day. */
export interface Lasting {
  status: number;
  /** YYYY-MM-DD. */
  openUntil: string;
}

/** The state today (YYYY-MM-DD): one whose last day has passed is over, even if the job has not yet marked it. */
export function getRequestState({ status, openUntil }: Lasting, today: string): RequestState {
  const state = requestStates[status] ?? 'archived';
  return state === 'open' && openUntil < today ? 'over' : state;
}

/** Throws `request_closed` with the reason unless a request can still be answered; called under the lock of its row. */
export function assertAnswerable(request: Lasting, today: string): void {
  const state = getRequestState(request, today);
  if (state === 'open') return;
  const message = state === 'over' || state === 'closed' ? requestEndText.refused[state] : undefined;
  throw new ApiError('request_closed', message === undefined ? {} : { message });
}

/** The fields of a reply that say how long a request lasts. */
export const toStateFields = (request: Lasting & { hiddenReason: string | null }, today: string) => ({
  state: getRequestState(request, today),
  openUntil: request.openUntil,
  hiddenReason: request.status === requestStatus.hidden ? request.hiddenReason : null,
});
