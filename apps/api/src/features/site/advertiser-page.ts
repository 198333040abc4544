import { getAdvertiser } from '@piacter/contracts/advertisers';
import { searchedByKind } from '@piacter/contracts/listings/values';
import { paths, publicPathsByKind } from '@piacter/contracts/site/paths';
import type { Request } from 'express';
import { advertiserText } from '../advertisers/index.ts';
import { toApiAddress } from './address.ts';
import { breadcrumbs } from './json-ld.ts';
import { listingSites } from './listing-sites.ts';
import { movedPage, notFoundReplyPage, type Page } from './page.ts';
import { cardPreloads } from './preloads.ts';
import type { Ask } from './replies.ts';
import { readResultQuery } from './result-query.ts';
import { siteText } from './site.text.ts';
import { describeAdvertiser, itemList } from './site-json-ld.ts';

/** /hirdeto/{advertiserUrl}: the published listings of an advertiser (ADV-01). */
export async function advertiserPage(
  ask: Ask,
  request: Request,
  advertiserUrl: string,
  publicUrl: string,
): Promise<Page> {
  const { page, query } = readResultQuery(getAdvertiser, request);
  const call = toApiAddress(getAdvertiser.path.replace(/\{\w+\}/, encodeURIComponent(advertiserUrl)), query);
  const reply = await ask(getAdvertiser, { params: { advertiserUrl }, query }, request);
  if (!reply) return notFoundReplyPage(call, advertiserText.notFound);
  const { data: advertiser, total } = reply;
  const { name, path, kind, isFirm, phones, cards } = advertiser;
  if (path !== paths.advertiser(advertiserUrl)) return movedPage(request, path);
  const title = siteText.advertiser(name);
  const description = siteText.advertiserDescription(name, total);
  const listings = listingSites.find((site) => site.kind === kind)?.nameCards(cards) ?? [];
  const trail = [
    { name: siteText.home, path: paths.home },
    { name: searchedByKind[kind], path: publicPathsByKind[kind].search },
    { name },
  ];
  return {
    status: 200,
    head: {
      title: `${title} – ${siteText.name}`,
      description,
      canonicalPath: page > 1 ? `${path}?page=${page}` : path,
      isHidden: listings.length === 0,
      og: { title, description },
      jsonLd: [
        describeAdvertiser({ name, path, isFirm: isFirm === 1, telephone: phones[0] }, publicUrl),
        itemList(title, listings, total, publicUrl),
        breadcrumbs(trail, publicUrl),
      ],
      preloads: cardPreloads(cards[kind]),
    },
    data: { [call]: reply },
    isPersonal: true,
  };
}
