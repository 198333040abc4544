import { type RequestKind, type RequestState, requestKinds } from '@piacter/contracts/requests/values';
import { requesterPaths } from '@piacter/contracts/site/paths';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { usePage } from '../../../lib/api/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { Placeholder } from '../../../ui/placeholder.tsx';
import type { Search } from '../../search/index.ts';
import { SearchList } from '../../search/list/index.ts';
import { RequestCard, type RequestSummary, type ShortRequest, summarizeRequest } from '../card/index.ts';
import { RequestStateBadge } from '../state/index.ts';
import styles from './kind-chooser.module.css';
import { text } from './text.ts';

const { start } = text;

function KindLink({ kind }: { kind: RequestKind }) {
  return (
    <Link to={requesterPaths[kind].create} className={styles.kind}>
      <Placeholder kind={kind} className={styles.drawing} />
      <b>{start.of[kind].title}</b>
      <span>{start.of[kind].hint}</span>
    </Link>
  );
}

/** Asks a new requester which of the three kinds of request they need. */
export function KindChooser() {
  return (
    <section className={styles.chooser} aria-labelledby="mire-kersz-ajanlatot">
      <h2 id="mire-kersz-ajanlatot">{start.question}</h2>
      <p>{start.hint}</p>
      <div className={styles.kinds}>
        {requestKinds.map((kind) => (
          <KindLink key={kind} kind={kind} />
        ))}
      </div>
    </section>
  );
}

/** The newest own requests of a kind with their titles; none while they are loading. */
export function useOwnRequests(kind: RequestKind): readonly ShortRequest[] {
  const service = usePage('GET /api/service-requests', kind === 'service' ? {} : null).result?.data ?? [];
  const accommodation =
    usePage('GET /api/accommodation-requests', kind === 'accommodation' ? {} : null).result?.data ?? [];
  const property =
    usePage('GET /api/real-estate-requests', kind === 'property' ? {} : null).result?.data ?? [];
  return [
    ...service.map((request) => ({ ...request, title: summarizeRequest.service(request).title })),
    ...accommodation.map((request) => ({ ...request, title: summarizeRequest.accommodation(request).title })),
    ...property.map((request) => ({ ...request, title: summarizeRequest.property(request).title })),
  ];
}

type Listed = { requestID: number; created: string; description: string; state: RequestState };

/** What differs between the kinds of requests in a requester's list. */
export type OwnRequestsConfig<Request extends Listed> = {
  kind: RequestKind;
  useList: () => Search<Request>;
  summarize: (request: Request) => RequestSummary;
  /** A request with an answer cannot be deleted (REQ-09, RAC-05). */
  isAnswered: (request: Request) => boolean;
  remove: (id: number) => Promise<{ message: string }>;
};

/** A requester's own requests of one kind: filters, cards, links, deletion (REQ-02, RAC-01, RRE-01). */
export function OwnRequestsPage<Request extends Listed>({ of }: { of: OwnRequestsConfig<Request> }) {
  const { kind, summarize } = of;
  const words = text.lists[kind];
  const paths = requesterPaths[kind];
  usePageTitle(words.title);
  const search = of.useList();
  const removal = useConfirmedAction(search.refresh);
  const hasNone = search.result?.total === 0 && Object.keys(search.applied).length === 0;

  const remove = async (request: Request) => {
    if (of.isAnswered(request))
      return alert(text.alreadyAnswered, {
        confirm: text.cancel,
        ...(request.state === 'open' && { detail: text.closeInstead }),
      });
    const question = {
      text: text.removeQuestion(summarize(request).title),
      detail: words.removeDetail,
      confirm: text.remove,
      danger: true,
    };
    return removal.run(question, () => of.remove(request.requestID));
  };

  return (
    <>
      <PageHead
        title={words.title}
        sub={words.sub}
        action={
          <ButtonLink to={paths.create}>
            <Icon shape={IconPlus} />
            {words.create}
          </ButtonLink>
        }
      />
      {removal.notice && <Note variant="done">{removal.notice}</Note>}
      {hasNone ? (
        <KindChooser />
      ) : (
        <SearchList
          search={search}
          kind={kind}
          ref={removal.focusRef}
          words={{
            count: text.count,
            nothing: text.nothing,
            failed: text.failed,
            empty: { title: text.nothing },
          }}
        >
          {(requests) =>
            requests.map((request) => {
              const summary = summarize(request);
              return (
                <RequestCard
                  key={request.requestID}
                  {...summary}
                  to={paths.request(request.requestID)}
                  description={request.description}
                  created={request.created}
                  badge={<RequestStateBadge kind={kind} state={request.state} />}
                  actions={
                    <Button
                      variant="danger"
                      square
                      aria-label={text.removeLabel(summary.title)}
                      onClick={() => void remove(request)}
                    >
                      <Icon shape={IconTrash} />
                    </Button>
                  }
                />
              );
            })
          }
        </SearchList>
      )}
    </>
  );
}
