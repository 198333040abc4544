import * as contract from '@piacter/contracts/price-alerts';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { PriceAlertService } from './price-alerts.service.ts';
import { priceAlertText } from './price-alerts.text.ts';

export const priceAlertRoutes = (alerts: PriceAlertService): Implementation[] => [
  implement(contract.getPriceAlerts, async ({ session }) => ({ data: await alerts.find(session) })),
  implement(contract.setPriceAlerts, async ({ session, body }) => {
    await alerts.set(session, body);
    return { message: body.isOn ? priceAlertText.on : priceAlertText.off };
  }),
  implement(contract.unsubscribePriceAlerts, async ({ body }) => {
    await alerts.unsubscribe(body.key);
    return { message: priceAlertText.off };
  }),
  implement(contract.unsubscribePriceAlertsByMailer, async ({ query }) => {
    await alerts.unsubscribe(query.key);
    return { message: priceAlertText.off };
  }),
];
