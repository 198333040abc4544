/** Maximum length of the reason of a refund, in characters; the provider shows as much to the buyer. */
export const refundReasonLimit = 255;

/** Of a refund: under way, done, refused by the provider. */
export const refundStates = ['due', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];
