import { dataReply, defineEndpoint, messageReply } from '../core/index.ts';
import { priceAlertKey, priceAlerts, priceAlertsBody } from './schemas.ts';

export const getPriceAlerts = defineEndpoint({
  method: 'GET',
  path: '/api/price-alerts',
  access: 'signed-in',
  summary: 'Whether the caller hears by mail when the price of a favourite drops (PRICE-03).',
  reply: dataReply(priceAlerts),
});

export const setPriceAlerts = defineEndpoint({
  method: 'PUT',
  path: '/api/price-alerts',
  access: 'signed-in',
  summary: 'Turns the mails about favourites that became cheaper on or off (PRICE-03).',
  body: priceAlertsBody,
  reply: messageReply,
});

export const unsubscribePriceAlerts = defineEndpoint({
  method: 'POST',
  path: '/api/price-alerts/unsubscribe',
  access: 'public',
  limit: 'one-time-secret',
  summary:
    'Turns the mails about cheaper favourites off with the key of any of them, without login (PRICE-03).',
  body: priceAlertKey,
  reply: messageReply,
  errors: ['secret_invalid'],
});

export const unsubscribePriceAlertsByMailer = defineEndpoint({
  method: 'POST',
  path: '/api/price-alerts/one-click-unsubscribe',
  access: 'public',
  limit: 'one-time-secret',
  summary:
    'The same for mail programs (RFC 8058), which send the key in the address and a form as the body that says nothing more.',
  query: priceAlertKey,
  reply: messageReply,
  errors: ['secret_invalid'],
});
