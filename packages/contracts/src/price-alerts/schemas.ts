import { z } from 'zod';

/** Whether the caller hears by mail of a lower price of what they keep. */
export const priceAlerts = z.object({ isOn: z.boolean() });
export type PriceAlerts = z.infer<typeof priceAlerts>;

/** The key of an unsubscribe link. */
export const priceAlertKey = z.object({ key: z.string().min(1).max(200) });
