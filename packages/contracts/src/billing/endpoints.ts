import { advertiserRoles, dataReply, defineEndpoint, messageReply } from '../core/index.ts';
import { billingBody, billingData } from './schemas.ts';

export const getBillingData = defineEndpoint({
  method: 'GET',
  path: '/api/billing-data',
  access: advertiserRoles,
  summary: "The caller's billing data; null before they are given.",
  reply: dataReply(billingData.nullable()),
});

export const saveBillingData = defineEndpoint({
  method: 'PUT',
  path: '/api/billing-data',
  access: advertiserRoles,
  summary:
    'Sets the billing data of the caller, of their unpaid orders, and of paid ones that have none; that of any other paid order stays.',
  body: billingBody,
  reply: messageReply,
});
