import type { RequestKind } from '@piacter/contracts/requests/values';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import type { ReactNode } from 'react';
import { type PagedCall, useApi, usePage } from '../../../lib/api/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { getRepeatAddress } from '../repeat/index.ts';
import { text } from './text.ts';
import styles from './waiting.module.css';

const searches = {
  service: 'GET /api/search-professionals',
  accommodation: 'GET /api/search-accommodations',
  property: 'GET /api/search-real-estates',
} as const satisfies Record<RequestKind, PagedCall>;

/** One search in place of several that differ by their place; null without any. */
function joinQueries(queries: readonly string[]): Record<string, string> | null {
  const [first] = queries;
  if (first === undefined) return null;
  const places = queries.flatMap((query) => new URLSearchParams(query).get('settlement') ?? []);
  return {
    ...Object.fromEntries(new URLSearchParams(first)),
    ...(places.length > 0 && { settlement: places.join() }),
  };
}

type Props = {
  kind: RequestKind;
  requestID: number;
  /** Of a service request: how many professionals have it on their lists. */
  professionalCount?: number | undefined;
  /** How answers come. */
  children?: ReactNode;
};

/** What the requester of an open request can do that nobody has answered: look for themselves, or describe it better. */
export function WhileWaiting({ kind, requestID, professionalCount, children }: Props) {
  const { data } = useApi('GET /api/request-searches/{kind}/{requestID}', { params: { kind, requestID } });
  const query = joinQueries((data?.data ?? []).map((search) => search.query));
  const { result } = usePage<PagedCall>(searches[kind], query);
  const words = text.found[kind];
  const found = result?.total;
  const written = `${formatNumber(found ?? 0)}${result?.totalIsCapped ? '+' : ''}`;
  // Nobody can have a request without a country on their lists, but its place finds professionals all the same.
  const isReachKnown = professionalCount !== undefined && (professionalCount > 0 || found === 0);
  return (
    <Panel title={text.title} className={styles.panel ?? ''}>
      <div className={styles.waiting}>
        <p>
          {children} {isReachKnown && text.reached(professionalCount)}{' '}
          {found !== undefined && (found > 0 ? words.some(written) : words.none)}
        </p>
        {/* That of a property can be changed. */}
        {kind !== 'property' && <p>{text.rewriteHint}</p>}
        <div className={styles.buttons}>
          {query && (
            <ButtonLink variant="soft" to={`${publicPathsByKind[kind].search}?${new URLSearchParams(query)}`}>
              {text.search[kind]}
            </ButtonLink>
          )}
          {kind !== 'property' && (
            <ButtonLink variant="ghost" to={getRepeatAddress(kind, requestID)}>
              {text.rewrite}
            </ButtonLink>
          )}
        </div>
      </div>
    </Panel>
  );
}
