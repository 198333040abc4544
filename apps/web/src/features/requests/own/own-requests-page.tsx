import type { RequestKind, RequestState } from '@piacter/contracts/requests/values';
import { requesterPaths } from '@piacter/contracts/site/paths';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { alert } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import type { Search } from '../../search/index.ts';
import { SearchList } from '../../search/list/index.ts';
import { RequestCard, type RequestSummary } from '../card/index.ts';
import { RequestStateBadge } from '../state/index.ts';
import { KindChooser } from './kind-chooser.tsx';
import { text } from './text.ts';

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
