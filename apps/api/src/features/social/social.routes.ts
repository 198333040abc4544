import {
  checkSocialSubscription,
  getSocialLinks,
  getSocialLinksOfListing,
  listSocialPackages,
  saveSocialLinks,
} from '@piacter/contracts/social';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { listingRefOfField } from '../listings/rows/index.ts';
import type { SocialService } from './social.service.ts';

export const socialRoutes = (social: SocialService): Implementation[] => [
  implement(getSocialLinks, async ({ session }) => ({ data: await social.get(session) })),
  implement(saveSocialLinks, async ({ session, body }) => {
    await social.save(session, body);
    return { message: 'A linkeket elmentettük.' };
  }),
  implement(checkSocialSubscription, async ({ session }) => ({ data: await social.subscription(session) })),
  implement(listSocialPackages, async () => ({ data: await social.onSale() })),
  implement(getSocialLinksOfListing, async ({ params }) => ({
    data: await social.ofListing(listingRefOfField(params.idField, params.id)),
  })),
];
