import { z } from 'zod';
import { textID } from '../core/index.ts';

/** The payment provider's id of its order. */
export const paymentOrderID = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);

export const paymentParams = z.object({ orderID: textID, paymentOrderID });

/**
 * The browser's configuration of the provider's buttons (`sdkUrl` is the URL of its script); null where payment is not
 * configured.
 */
export const paypalConfig = z.object({ clientId: z.string(), sdkUrl: z.string() }).nullable();
