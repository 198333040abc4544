import * as contract from '@piacter/contracts/advertisers';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { listingRef } from '../listings/rows/index.ts';
import type { AdvertiserService } from './advertisers.service.ts';
import { advertiserText } from './advertisers.text.ts';

export const advertiserRoutes = (advertisers: AdvertiserService): Implementation[] => [
  implement(contract.getAdvertiser, ({ params, query }) => advertisers.get(params.advertiserUrl, query.page)),
  implement(contract.findOtherListings, async ({ params }) => ({
    data: await advertisers.findOthers(listingRef(params.kind, params.id)),
  })),
  implement(contract.getOwnAdvertiserPage, async ({ session }) => ({
    data: await advertisers.getOwn(session),
  })),
  implement(contract.switchAdvertiserPage, async ({ session, body }) => {
    await advertisers.switch(session, body.isShown);
    return { message: body.isShown === 1 ? advertiserText.shown : advertiserText.notShown };
  }),
];
