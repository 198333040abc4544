import { deleteDraft, getDraft, putDraft } from '@piacter/contracts/drafts';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { DraftService } from './drafts.service.ts';

export const draftRoutes = (drafts: DraftService): Implementation[] => [
  implement(getDraft, async ({ session, params }) => ({ data: await drafts.find(session, params) })),
  implement(putDraft, async ({ session, params, body }) => ({
    data: await drafts.write(session, params, body),
  })),
  implement(deleteDraft, async ({ session, params }) => {
    await drafts.remove(session, params);
    return { message: 'A piszkozatot töröltük.' };
  }),
];
