/** A first and a last calendar day (`YYYY-MM-DD`); '' for none. */
export type DateRange = { from: string; to: string };
