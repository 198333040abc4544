import { usePageTitle } from '../../../lib/page-title.ts';
import { PageHead } from '../../../ui/panel.tsx';
import { KindChooser } from './kind-chooser.tsx';
import { text } from './text.ts';

/** /ajanlatkero: asks what the requester needs. */
export function RequesterStartPage() {
  usePageTitle(text.start.title);
  return (
    <>
      <PageHead title={text.start.title} />
      <KindChooser />
    </>
  );
}
