import { useSearchParams } from 'react-router-dom';

/** The span of days in the address; without one the API's default, the last twelve weeks. */
export type SpanQuery = { from?: string; to?: string };

export function useSpan(): { span: SpanQuery; setSpan: (span: SpanQuery) => void } {
  const [params, setParams] = useSearchParams();
  const from = params.get('from');
  const to = params.get('to');
  return {
    span: { ...(from && { from }), ...(to && { to }) },
    setSpan: (span) => setParams(span, { replace: true, preventScrollReset: true }),
  };
}
