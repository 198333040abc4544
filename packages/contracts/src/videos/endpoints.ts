import { z } from 'zod';
import {
  advertiserRoles,
  createdReply,
  dataReply,
  defineEndpoint,
  messageReply,
  textID,
} from '../core/index.ts';
import { listingIDFields } from '../listings/values.ts';
import { videoLink, videoLinkBody, videoLinkChange } from './schemas.ts';

export const listVideoLinks = defineEndpoint({
  method: 'GET',
  path: '/api/youtube-links/{id}/{idField}',
  access: 'public-or-session',
  summary: 'Video links of a listing; a property’s are public only while it has PRO.',
  params: z.object({ id: textID, idField: z.enum(listingIDFields) }),
  reply: dataReply(z.array(videoLink)),
});

export const addVideoLink = defineEndpoint({
  method: 'POST',
  path: '/api/youtube-links',
  access: advertiserRoles,
  status: 201,
  summary:
    'Adds a video to one of the caller’s listings, at most five; to a property only with PRO (VID-01, VID-02).',
  body: videoLinkBody,
  reply: createdReply,
  errors: ['video_limit_reached', 'pro_required', 'not_found'],
});

export const changeVideoLink = defineEndpoint({
  method: 'PUT',
  path: '/api/youtube-links/{linkID}',
  access: advertiserRoles,
  summary: 'Changes the address of one of the caller’s video links.',
  params: z.object({ linkID: textID }),
  body: videoLinkChange,
  reply: messageReply,
  errors: ['pro_required'],
});

export const deleteVideoLink = defineEndpoint({
  method: 'DELETE',
  path: '/api/youtube-links/{linkID}',
  access: advertiserRoles,
  summary: 'Deletes one of the caller’s video links.',
  params: z.object({ linkID: textID }),
  reply: messageReply,
});
