import { toFlag } from '@piacter/contracts/core';
import {
  confirmWatch,
  createWatch,
  deleteWatch,
  listWatches,
  openLinkedWatch,
  openPendingWatch,
  unsubscribeWatch,
  unsubscribeWatchByMailer,
  updateLinkedWatch,
  updateWatch,
} from '@piacter/contracts/watches';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { VisitorWatches } from './visitor-watches.service.ts';
import type { WatchLinks } from './watch-links.service.ts';
import type { WatchService } from './watches.service.ts';
import { watchText } from './watches.text.ts';

interface WatchServices {
  watches: WatchService;
  visitors: VisitorWatches;
  links: WatchLinks;
}

export const watchRoutes = ({ watches, visitors, links }: WatchServices): Implementation[] => [
  implement(listWatches, async ({ session }) => ({ data: await watches.list(session) })),
  implement(createWatch, async ({ session, body, request }) => {
    const isActive = session !== null;
    const insertID = isActive ? await watches.create(session, body) : await visitors.create(body, request);
    return {
      insertID,
      data: { isActive: toFlag(isActive) },
      message: isActive ? watchText.created : watchText.mailed,
    };
  }),
  implement(updateWatch, async ({ session, params, body }) => {
    await watches.update(session, params.watchID, body);
    return { message: watchText.updated };
  }),
  implement(deleteWatch, async ({ session, params }) => {
    const { isPaused } = await watches.remove(session, params.watchID);
    return { message: isPaused ? watchText.switchedOff : watchText.deleted };
  }),
  implement(confirmWatch, async ({ body }) => ({
    data: await links.confirm(body.key),
    message: watchText.confirmed,
  })),
  implement(openPendingWatch, async ({ body }) => ({ data: await links.openPending(body.key) })),
  implement(openLinkedWatch, async ({ body }) => ({ data: await links.open(body.key) })),
  implement(updateLinkedWatch, async ({ body: { key, ...changes } }) => {
    await links.update(key, changes);
    return { message: watchText.updated };
  }),
  implement(unsubscribeWatch, async ({ body }) => ({
    data: await links.unsubscribe(body.key),
    message: watchText.unsubscribed,
  })),
  implement(unsubscribeWatchByMailer, async ({ query }) => {
    await links.unsubscribe(query.key);
    return { message: watchText.unsubscribed };
  }),
];
