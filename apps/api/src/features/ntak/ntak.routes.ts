import { listNtakChecks, recordNtakCheck } from '@piacter/contracts/ntak';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { NtakService } from './ntak.service.ts';

export const ntakRoutes = (ntak: NtakService): Implementation[] => [
  implement(listNtakChecks, async ({ query }) => ({ data: await ntak.list(query) })),
  implement(recordNtakCheck, async ({ session, params, body }) => {
    await ntak.record(session, params.checkID, body.result);
    return { message: 'Feljegyeztük az eredményt.' };
  }),
];
