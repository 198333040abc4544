import { advertiserRoles, dataReply, defineEndpoint, messageReply } from '../core/index.ts';
import { draft, draftBody, draftParams, draftVersion } from './schemas.ts';

export const getDraft = defineEndpoint({
  method: 'GET',
  path: '/api/drafts/{kind}/{id}',
  access: advertiserRoles,
  summary: "What the caller has typed into a listing's form and not saved (LIFE-02); null without a draft.",
  params: draftParams,
  reply: dataReply(draft.nullable()),
});

export const putDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/drafts/{kind}/{id}',
  access: advertiserRoles,
  summary:
    'Keeps unsaved values of the form of the caller’s listing, or of a new one, for 30 days (LIFE-02); replaces the draft before.',
  params: draftParams,
  body: draftBody,
  reply: dataReply(draftVersion),
});

export const deleteDraft = defineEndpoint({
  method: 'DELETE',
  path: '/api/drafts/{kind}/{id}',
  access: advertiserRoles,
  summary: 'Discards a draft; without effect where there is none.',
  params: draftParams,
  reply: messageReply,
});
