import * as contract from '@piacter/contracts/lifecycle';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { LifecycleService } from './lifecycle.service.ts';
import { lifecycleText } from './lifecycle.text.ts';

export const lifecycleRoutes = (lifecycle: LifecycleService): Implementation[] => [
  implement(contract.setListingStatus, async ({ params, body, session }) => ({
    data: await lifecycle.move(session, params.kind, params.id, body.status),
    message: lifecycleText.moved[body.status],
  })),
];
