/** The package types by their effect. Types 1, 3, 5 and 9 have no effect in the software. */
export const packageTypes = {
  kiemelt: 2,
  pro: 4,
  physicalProduct: 6,
  offers: 7,
  contactData: 8,
  socialMedia: 10,
  socialMediaPlus: 11,
} as const;

/** The `packageType` of a listing without promotion. */
export const noPromotion = 0;

/** The types that promote a listing in searches, the weaker first. */
export const promotionTypes = [noPromotion, packageTypes.kiemelt, packageTypes.pro] as const;
export type PromotionType = (typeof promotionTypes)[number];
