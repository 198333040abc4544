import { toBudapestDay } from '@piacter/contracts/core/days';
import { keepDayTogether } from '@piacter/contracts/core/hungarian';
import type { StayStep } from '@piacter/contracts/stays';
import type { StayParty } from '@piacter/contracts/stays/values';
import { inboxPolling } from '@piacter/contracts/threads/values';
import { api, useApi } from '../../lib/api/index.ts';
import { formatDayRange } from '../../lib/days.ts';

/** The steps that need more than a yes: a sum, or a reason. */
export const describedSteps = ['free', 'refused', 'cancelled'] as const;
export type DescribedStep = (typeof describedSteps)[number];

/** Where the stays of a thread are read and moved: by the account, or by a mailed link. */
export type StaySource = { threadID: number } | { token: string };

/** Moves a stay. */
export const moveStay = (source: StaySource, stayID: number, body: StayStep): Promise<unknown> =>
  'token' in source
    ? api('PATCH /api/guest-threads/{token}/stays/{stayID}', { params: { ...source, stayID }, body })
    : api('PATCH /api/stays/{stayID}', { params: { stayID }, body });

/** The stays of a thread. */
export function useStays(source: StaySource) {
  const config = { refreshInterval: inboxPolling };
  const own = useApi(
    'GET /api/stays',
    'token' in source ? null : { query: { threadID: String(source.threadID) } },
    config,
  );
  const linked = useApi(
    'GET /api/guest-threads/{token}/stays',
    'token' in source ? { params: source } : null,
    config,
  );
  const { data, mutate } = 'token' in source ? linked : own;
  return { stays: data?.data ?? [], reload: () => void mutate() };
}

/** 'dec. 30. – jan. 2.'; of another year than this one with it: '2027. jan. 4. – jan. 8.' */
export function formatStayDays({ arrival, departure }: Pick<StayParty, 'arrival' | 'departure'>): string {
  const days = formatDayRange(arrival, departure);
  const year = arrival.slice(0, 4);
  return toBudapestDay(new Date()).startsWith(year) ? days : keepDayTogether(`${year}. ${days}`);
}
