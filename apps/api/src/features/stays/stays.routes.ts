import { askForStay, listGuestStays, listStays, moveGuestStay, moveStay } from '@piacter/contracts/stays';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { Deps } from '../../deps.ts';
import { getPartyOfLink, getPartyOfUser } from '../threads/index.ts';
import type { StayService } from './stays.service.ts';
import { stayText as text } from './stays.text.ts';

export const stayRoutes = (
  stays: StayService,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Implementation[] => [
  implement(askForStay, async ({ session, request, body }) => {
    const data = await stays.ask(session, request, body);
    return { insertID: data.stayID, data, message: text.asked };
  }),
  implement(listStays, async ({ session, query }) => ({
    data: await stays.list(await getPartyOfUser(db, query.threadID, session.userID)),
  })),
  implement(moveStay, async ({ session, params: { stayID }, body }) => {
    await stays.move(await stays.getParty(session, stayID), stayID, body);
    return { message: text.moved };
  }),
  implement(listGuestStays, async ({ params }) => ({
    data: await stays.list(await getPartyOfLink(db, params.token, clock.now())),
  })),
  implement(moveGuestStay, async ({ params: { token, stayID }, body }) => {
    await stays.move(await getPartyOfLink(db, token, clock.now()), stayID, body);
    return { message: text.moved };
  }),
];
