/** The six networks in the order of the form (SOC-01), each with the hosts that its links may lead to. */
export const socialNetworks = {
  youtube: ['youtube.com', 'youtu.be'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  instagram: ['instagram.com'],
  x: ['x.com', 'twitter.com'],
  linkedIn: ['linkedin.com'],
  tiktok: ['tiktok.com'],
} as const;
export type SocialNetwork = keyof typeof socialNetworks;

/** Maximum length of a link, in characters, as typed and as stored. */
export const socialLinkLimit = 300;
