import { z } from 'zod';
import { emptyAsNull, keepAbsent } from '../core/index.ts';
import { type SocialNetwork, socialLinkLimit, socialNetworks } from './values.ts';

/** A page on one of the hosts, or on one of their subdomains; `https://` may be left out, http becomes https. */
const pageOfHosts = (hosts: readonly string[]) =>
  z
    .string()
    .trim()
    .max(socialLinkLimit)
    .transform((value, context) => {
      const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`);
      const isOfHosts =
        url !== null &&
        /^https?:$/.test(url.protocol) &&
        !url.username &&
        !url.password &&
        !url.port &&
        hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
      if (isOfHosts) url.protocol = 'https:';
      // Encoding lengthens letters beyond ASCII.
      if (isOfHosts && url.href.length <= socialLinkLimit) return url.href;
      context.addIssue({ code: 'custom', message: `Ide ${hosts[0]}-os címet írj!` });
      return z.NEVER;
    });

const link = (network: SocialNetwork) => emptyAsNull(pageOfHosts(socialNetworks[network]));

const links = {
  youtube: link('youtube'),
  facebook: link('facebook'),
  instagram: link('instagram'),
  x: link('x'),
  linkedIn: link('linkedIn'),
  tiktok: link('tiktok'),
};

/** The links as the form holds them: all six. */
export const socialLinksBody = z.object(links);

/** Body of an update: absent fields are kept. */
export const socialLinksUpdate = z.object(keepAbsent(links));
export type SocialLinksUpdate = z.output<typeof socialLinksUpdate>;

const address = z.string().nullable();
export const socialLinks = z.object({
  youtube: address,
  facebook: address,
  instagram: address,
  x: address,
  linkedIn: address,
  tiktok: address,
});
export type SocialLinks = z.infer<typeof socialLinks>;
