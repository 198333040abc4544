import { getAdvertiser } from '@piacter/contracts/advertisers';
import { searchedByKind } from '@piacter/contracts/listings/values';
import { paths, publicPathsByKind } from '@piacter/contracts/site/paths';
import { text as advertiserText } from '../features/advertisers/text.ts';
import { pagesByKind } from './listing-sites.ts';
import { cardPreloads } from './preloads.ts';
import { readResultQuery } from './result-query.ts';
import { breadcrumbs, describeAdvertiser, itemList } from './site-json-ld.ts';
import { text } from './text.ts';
import { movedPage, notFoundPage, type OpenedPage, type Visit } from './visit.ts';

/** /hirdeto/{advertiserUrl}: the published listings of an advertiser (ADV-01). */
export async function openAdvertiser(visit: Visit): Promise<OpenedPage> {
  const { ask, publicUrl, params } = visit;
  const { advertiserUrl = '' } = params;
  const { page, query } = readResultQuery(getAdvertiser, visit);
  const reply = await ask(getAdvertiser, { params: { advertiserUrl }, query });
  if (!reply) return notFoundPage;
  const { data: advertiser, total } = reply;
  const { name, path, kind, isFirm, phones, cards } = advertiser;
  if (path !== paths.advertiser(advertiserUrl)) return movedPage(visit, path);
  const title = advertiserText.title(name);
  const description = text.advertiserDescription(name, total);
  const listings = pagesByKind[kind].nameCards(cards);
  const trail = [
    { name: text.home, path: paths.home },
    { name: searchedByKind[kind], path: publicPathsByKind[kind].search },
    { name },
  ];
  return {
    status: 200,
    head: {
      title: `${title} – ${text.name}`,
      description,
      canonicalPath: page > 1 ? `${path}?page=${page}` : path,
      isHidden: listings.length === 0,
      og: { title, description },
      jsonLd: [
        describeAdvertiser({ name, path, isFirm: isFirm === 1, phone: phones[0] }, publicUrl),
        itemList(title, listings, total, publicUrl),
        breadcrumbs(trail, publicUrl),
      ],
      preloads: cardPreloads(cards[kind]),
    },
    isPersonal: true,
  };
}
