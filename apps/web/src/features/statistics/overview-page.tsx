import type { ReactNode } from 'react';
import { type ApiFailure, getErrorMessage } from '../../lib/api/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PageHead } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending.tsx';
import { formatSpan, SpanPicker, type SpanQuery } from './span/span-picker.tsx';
import { text } from './text.ts';

type Spanned = { from: string; to: string };

type Props<Data extends Spanned> = {
  answer: { data: { data: Data } | undefined; error: ApiFailure | undefined; mutate: () => unknown };
  /** The days that are shown without a choice. */
  usualDays: number;
  onSpan: (span: SpanQuery) => void;
  children: (data: Data) => ReactNode;
};

/** A first screen: title, span of days, and the figures once they are loaded. */
export function OverviewPage<Data extends Spanned>({ answer, usualDays, onSpan, children }: Props<Data>) {
  usePageTitle(text.title);
  const data = answer.data?.data;
  return (
    <>
      <PageHead title={text.title} sub={data && formatSpan(data)} />
      {data ? (
        <>
          <SpanPicker shown={{ from: data.from, to: data.to }} usualDays={usualDays} onChange={onSpan} />
          {children(data)}
        </>
      ) : (
        <Pending
          loading={text.loading}
          failure={answer.error && getErrorMessage(answer.error)}
          onRetry={() => void answer.mutate()}
        />
      )}
    </>
  );
}
