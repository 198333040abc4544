import { askForStay, listStays, moveStay } from '@piacter/contracts/stays';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { StayService } from './stays.service.ts';
import { stayText as text } from './stays.text.ts';

export const stayRoutes = (stays: StayService): Implementation[] => [
  implement(askForStay, async ({ session, request, body }) => {
    const data = await stays.ask(session, request, body);
    return { insertID: data.stayID, data, message: text.asked };
  }),
  implement(listStays, async ({ session, query }) => ({ data: await stays.list(session, query.threadID) })),
  implement(moveStay, async ({ session, params, body }) => {
    await stays.move(session, params.stayID, body);
    return { message: text.moved };
  }),
];
