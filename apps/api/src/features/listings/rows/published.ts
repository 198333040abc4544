/**
 * The status of a published listing: live or reserved, not hidden by an admin, its owner not deleted. Searches test only
 * this derived column, the first of their indexes beside the place (docs/adr/0040).
 */
export const published = 1;
