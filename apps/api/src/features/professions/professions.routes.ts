import * as professionsApi from '@piacter/contracts/professions';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { ProfessionService } from './professions.service.ts';
import { professionMessages } from './professions.text.ts';

export const professionRoutes = (professions: ProfessionService): Implementation[] => [
  implement(professionsApi.searchProfessions, ({ query }) => professions.search(query)),
  implement(professionsApi.createProfession, async ({ session, body }) => ({
    insertID: await professions.create(session, body),
    message: professionMessages.created,
  })),
  implement(professionsApi.renameProfession, async ({ session, params, body }) => {
    const updated = await professions.rename(session, params.id, body);
    return { message: professionMessages.renamed, updated: updated.toISOString() };
  }),
  implement(professionsApi.deleteProfession, async ({ session, params }) => {
    await professions.remove(session, params.id);
    return { message: professionMessages.deleted };
  }),
];
