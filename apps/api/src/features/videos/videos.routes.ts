import {
  addVideoLink,
  changeVideoLink,
  deleteVideoLink,
  type ListingIDField,
  listingIDFields,
  listVideoLinks,
} from '@piacter/contracts/videos';
import { notFound } from '../../core/http/api-error.ts';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { type ListingRef, listingRef } from '../listings/index.ts';
import type { VideoService } from './videos.service.ts';

function getListing(idField: ListingIDField, listingID: number): ListingRef {
  const listing = listingRef(idField, listingID);
  if (!listing) throw notFound();
  return listing;
}

/** The listing that a body names; its schema has seen to it that exactly one of the fields is there. */
function listingIn(body: { [Field in ListingIDField]?: number | undefined }): ListingRef {
  for (const idField of listingIDFields) {
    const listingID = body[idField];
    if (listingID !== undefined) return getListing(idField, listingID);
  }
  throw notFound();
}

export const videoRoutes = (videos: VideoService): Implementation[] => [
  implement(listVideoLinks, async ({ params, session }) => ({
    data: await videos.list(getListing(params.idField, params.id), session),
  })),
  implement(addVideoLink, async ({ body, session }) => ({
    insertID: await videos.add(session, listingIn(body), body.linkUrl),
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
