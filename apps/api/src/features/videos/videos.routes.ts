import { addVideoLink, changeVideoLink, deleteVideoLink, listVideoLinks } from '@piacter/contracts/videos';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { getListingRef, listingRefOfField } from '../listings/rows/index.ts';
import type { VideoService } from './videos.service.ts';

export const videoRoutes = (videos: VideoService): Implementation[] => [
  implement(listVideoLinks, async ({ params, session }) => ({
    data: await videos.list(listingRefOfField(params.idField, params.id), session),
  })),
  implement(addVideoLink, async ({ body, session }) => ({
    insertID: await videos.add(session, getListingRef(body), body.linkUrl),
    message: 'A videót hozzáadtuk a hirdetéshez.',
  })),
  implement(changeVideoLink, async ({ params, body, session }) => {
    await videos.change(session, params.linkID, body.linkUrl);
    return { message: 'A videó címét elmentettük.' };
  }),
  implement(deleteVideoLink, async ({ params, session }) => {
    await videos.remove(session, params.linkID);
    return { message: 'A videót töröltük.' };
  }),
];
