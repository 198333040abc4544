import { z } from 'zod';
import { promotionTypes } from './values.ts';

/** 4 PRO, 2 Kiemelt, 0 none in force. */
export const packageType = z.literal(promotionTypes);
