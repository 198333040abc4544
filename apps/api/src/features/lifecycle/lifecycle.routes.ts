import * as contract from '@piacter/contracts/lifecycle';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { CopyListing } from './copy-listing.ts';
import type { LifecycleService } from './lifecycle.service.ts';
import { lifecycleText } from './lifecycle.text.ts';
import type { RenewalService } from './renewal.service.ts';

export const lifecycleRoutes = (
  lifecycle: LifecycleService,
  renewal: RenewalService,
  copy: CopyListing,
): Implementation[] => [
  implement(contract.copyListing, async ({ params, session }) => ({
    insertID: await copy(session, params.kind, params.id),
    message: lifecycleText.copied,
  })),
  implement(contract.setListingStatus, async ({ params, body, session }) => ({
    data: await lifecycle.move(session, params.kind, params.id, body.status),
    message:
      body.status === 'reserved' && params.kind === 'service'
        ? lifecycleText.fullCalendar
        : lifecycleText.moved[body.status],
  })),
  implement(contract.renewListing, async ({ body }) => {
    await renewal.renew(body.key);
    return { message: lifecycleText.renewal.done };
  }),
];
