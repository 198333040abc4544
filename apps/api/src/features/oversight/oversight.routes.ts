import * as contract from '@piacter/contracts/oversight';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { Deps } from '../../deps.ts';
import type { AccountService } from '../accounts/index.ts';
import { listListingsAsAdmin } from './admin-listings.ts';
import { searchAsAdmin } from './admin-search.ts';
import type { Blocking } from './blocking.service.ts';
import { text } from './oversight.text.ts';
import { getTimeline } from './timeline.ts';
import { getUserOverview } from './user-overview.ts';
import { countWaiting } from './waiting.ts';

export const oversightRoutes = (
  { db }: Pick<Deps, 'db'>,
  blocking: Blocking,
  { registration }: Pick<AccountService, 'registration'>,
): Implementation[] => [
  implement(contract.searchAsAdmin, async ({ query }) => ({ data: await searchAsAdmin(db, query.q) })),
  implement(contract.countWaiting, async () => ({ data: await countWaiting(db) })),
  implement(contract.getUserOverview, async ({ params }) => ({
    data: await getUserOverview(db, params.id),
  })),
  // An advertiser may have thousands of listings.
  implement(
    contract.setUserBlocked,
    async ({ params, body, session }) => {
      await blocking.set(session, params.id, body);
      return { message: body.blocked ? text.blocked : text.unblocked };
    },
    { isSlow: true },
  ),
  implement(contract.resendActivation, async ({ params, session }) => {
    await registration.resend(session, params.id);
    return { message: text.activationSent };
  }),
  implement(contract.listListingsAsAdmin, ({ params, query }) => listListingsAsAdmin(db, params.kind, query)),
  implement(contract.getTimeline, async ({ params }) => ({
    data: await getTimeline(db, params.entity, params.id),
  })),
];
