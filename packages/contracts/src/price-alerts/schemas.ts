import { z } from 'zod';
import { flag, flagReply } from '../core/index.ts';

/** Whether the caller hears by mail of a lower price of what they keep. */
export const priceAlerts = z.object({ isOn: flagReply });
export type PriceAlerts = z.infer<typeof priceAlerts>;
export const priceAlertsBody = z.object({ isOn: flag });

/** The key of an unsubscribe link. */
export const priceAlertKey = z.object({ key: z.string().min(1).max(200) });
