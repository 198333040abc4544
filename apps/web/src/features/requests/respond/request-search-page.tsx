import type { RequestKind } from '@piacter/contracts/requests/values';
import { listingPathsByKind } from '@piacter/contracts/site/paths';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import type { Search } from '../../search/index.ts';
import { SearchList } from '../../search/list/index.ts';
import { FollowButton } from '../../watches/follow/index.ts';
import { RequestCard, type RequestSummary } from '../card/index.ts';
import { text } from './text.ts';

type Found = { requestID: number; created: string; description: string };

const newMs = 24 * 60 * 60 * 1000;
/** Sent within a day. */
const isNew = (created: string): boolean => Date.now() - Date.parse(created) < newMs;

/** What differs between the kinds of requests in the responders' search. */
type Props<Request extends Found> = {
  kind: RequestKind;
  search: Search<Request>;
  summarize: (request: Request) => RequestSummary;
  badge?: (request: Request) => ReactNode;
};

/** The search of requests for users who may answer: professionals, hosts or owners (OFF-01, RAC-06, RRE-06). */
export function RequestSearchPage<Request extends Found>({ kind, search, summarize, badge }: Props<Request>) {
  usePageTitle(text.title);
  return (
    <>
      <PageHead
        title={text.title}
        sub={text.sub[kind]}
        action={<FollowButton kind={`${kind}-request`} query={search.applied} />}
      />
      <SearchList search={search} kind={kind} words={text}>
        {(requests) =>
          requests.map((request) => (
            <RequestCard
              key={request.requestID}
              {...summarize(request)}
              to={listingPathsByKind[kind].request(request.requestID)}
              description={request.description}
              created={request.created}
              badge={
                <>
                  {isNew(request.created) && <Badge variant="on">{text.isNew}</Badge>}
                  {badge?.(request)}
                </>
              }
            />
          ))
        }
      </SearchList>
    </>
  );
}
