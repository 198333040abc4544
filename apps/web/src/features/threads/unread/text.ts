/** Beside the number of unread messages, for screen readers. */
export const text = { unread: 'olvasatlan üzenet' } as const;
