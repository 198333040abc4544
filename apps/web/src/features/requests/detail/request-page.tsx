import type { RequestKind } from '@piacter/contracts/requests/values';
import type { ReactNode } from 'react';
import { type ApiFailure, isNotFound } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { AreaNotFoundPage } from '../../../ui/area-not-found-page.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { describeRequest, type RequestDetails } from './request-facts.ts';
import { RequestDescription, RequestHead } from './request-head.tsx';
import { text } from './text.ts';

type Props<Kind extends RequestKind> = {
  kind: Kind;
  /** The list that the back link leads to. */
  list: { to: string; label: string };
  /** The state of the call for the request. */
  answer: {
    data: { data: RequestDetails[Kind] } | undefined;
    error: ApiFailure | undefined;
    mutate: () => unknown;
  };
  /** Shown below the title, after the day of sending. */
  note?: string;
  /** Buttons beside the title. */
  action?: (request: RequestDetails[Kind]) => ReactNode;
  /** Shown above the description: how it ended. */
  notice?: (request: RequestDetails[Kind]) => ReactNode;
  /** Shown beside the description: pictures. */
  aside?: (request: RequestDetails[Kind]) => ReactNode;
  /** The reader's actions: offers, contact data, forms. */
  children?: (request: RequestDetails[Kind]) => ReactNode;
};

/** The page of a request of any kind, for any reader: head, facts, and the reader's actions below. */
export function RequestPage<Kind extends RequestKind>({ kind, list, answer, note, ...slots }: Props<Kind>) {
  const { data, error, mutate } = answer;
  const request = data?.data;
  const view = request && describeRequest[kind](request);
  usePageTitle(view?.title);
  if (!request && isNotFound(error)) return <AreaNotFoundPage />;
  if (!request || !view)
    return (
      <Pending
        loading={text.loading}
        failure={error && failureMessage(error, unexpectedMessage)}
        onRetry={() => void mutate()}
      />
    );
  return (
    <>
      <RequestHead
        list={list}
        title={view.title}
        created={request.created}
        note={note}
        action={slots.action?.(request)}
      />
      {slots.notice?.(request)}
      <RequestDescription {...view} description={request.description} aside={slots.aside?.(request)} />
      {slots.children?.(request)}
    </>
  );
}
