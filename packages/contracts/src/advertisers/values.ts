/** Listings on a page of an advertiser's page: full rows of three, two and one. */
export const advertiserPageSize = 24;

/** Up to this many other listings of an advertiser are counted for the link on the page of a listing. */
export const maxOthersCounted = 100;
