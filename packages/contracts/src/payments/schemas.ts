import { z } from 'zod';
import { textID } from '../core/index.ts';

/** The payment provider's id of its order. */
export const paymentOrderID = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);

export const paymentParams = z.object({ orderID: textID, paymentOrderID });

/** What the browser needs for the provider's buttons (`sdkUrl`: where its script is); null while payment is not set up. */
export const paypalConfig = z.object({ clientId: z.string(), sdkUrl: z.string() }).nullable();
