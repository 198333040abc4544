import { getBillingData, saveBillingData } from '@piacter/contracts/billing';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { BillingService } from './billing.service.ts';

export const billingRoutes = (billing: BillingService): Implementation[] => [
  implement(getBillingData, async ({ session }) => ({ data: await billing.get(session.userID) })),
  implement(saveBillingData, async ({ session, body }) => {
    await billing.save(session.userID, body);
    return { message: 'A számlázási adataidat elmentettük.' };
  }),
];
