import { requesterPaths } from '@piacter/contracts/site/paths';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '../../../lib/page-title.ts';
import { PageHead } from '../../../ui/panel.tsx';
import { useHasRequests } from './first-request.tsx';
import { KindChooser } from './own-requests-page.tsx';
import { text } from './text.ts';

/** /ajanlatkero: asks what the requester needs; leads those who have a request to their first screen. */
export function RequesterStartPage() {
  usePageTitle(text.start.title);
  if (useHasRequests()) return <Navigate to={requesterPaths.overview} replace />;
  return (
    <>
      <PageHead title={text.start.title} />
      <KindChooser />
    </>
  );
}
