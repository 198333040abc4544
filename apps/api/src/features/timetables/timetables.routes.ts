import { getTimetable, saveTimetable } from '@piacter/contracts/timetables';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { listingRefOfField } from '../listings/rows/index.ts';
import type { TimetableService } from './timetables.service.ts';

export const timetableRoutes = (timetables: TimetableService): Implementation[] => [
  implement(getTimetable, async ({ params, session }) => ({
    data: await timetables.find(listingRefOfField(params.idField, params.id), session),
  })),
  implement(saveTimetable, async ({ params, body: { idField, ...week }, session }) => {
    await timetables.save(session, listingRefOfField(idField, params.id), week);
    return { message: 'A nyitvatartást elmentettük.' };
  }),
];
