import { Fragment, type ReactNode } from 'react';
import { usePageTitle } from '../../../lib/page-title.ts';
import { PageHead } from '../../../ui/panel.tsx';
import type { Repeated } from '../repeat/index.ts';
import { text } from './text.ts';

type Props = {
  title: string;
  repeated: Repeated<{ requestID: number }>;
  /** Whether what the form needs beside has loaded. */
  isReady?: boolean;
  children: ReactNode;
};

/** The page of the form of a new request, which waits for what the form begins with. */
export function NewRequestPage({ title, repeated: { request, isLoading }, isReady = true, children }: Props) {
  usePageTitle(title);
  return (
    <>
      <PageHead title={title} />
      {isReady && !isLoading ? (
        <Fragment key={request?.requestID}>{children}</Fragment>
      ) : (
        <p role="status" className="sr-only">
          {text.loading}
        </p>
      )}
    </>
  );
}
