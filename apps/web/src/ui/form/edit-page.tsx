import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isNotFound } from '../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { AreaNotFoundPage } from '../area-not-found-page.tsx';
import { ButtonLink } from '../button.tsx';
import { PageHead } from '../panel.tsx';
import { Pending } from '../pending.tsx';
import { text } from '../text.ts';

/** Scrolls to the hash of the address once its target is rendered: such as to the pictures after a listing was created. */
function ScrolledToHash({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return children;
}

type Props<Stored> = {
  title: string;
  loaded: { stored: Stored | undefined; failure: unknown; retry: () => void };
  /** The line below the title. */
  sub: (stored: Stored) => string;
  /** A link to where the row is shown. */
  view?: { path: (stored: Stored) => string; label: string };
  /** The documented message for a row that cannot be loaded; without one, a missing row is a not-found page. */
  loadError?: string;
  children: (stored: Stored) => ReactNode;
};

/** The page of a form over a stored row: its head, and the loading or error state until the row is loaded. */
export function EditPage<Stored>({ title, loaded, sub, view, loadError, children }: Props<Stored>) {
  usePageTitle(title);
  const { stored, failure, retry } = loaded;
  if (isNotFound(failure) && loadError === undefined) return <AreaNotFoundPage />;
  return (
    <>
      <PageHead
        title={title}
        sub={stored && sub(stored)}
        action={
          view &&
          stored && (
            <ButtonLink variant="ghost" to={view.path(stored)}>
              {view.label}
            </ButtonLink>
          )
        }
      />
      {stored && <ScrolledToHash>{children(stored)}</ScrolledToHash>}
      {!stored && (
        <Pending
          loading={text.loading}
          failure={
            failure === undefined ? undefined : (loadError ?? failureMessage(failure, unexpectedMessage))
          }
          onRetry={retry}
        />
      )}
    </>
  );
}
