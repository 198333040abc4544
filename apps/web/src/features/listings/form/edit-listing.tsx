import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiFailure } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { NotFoundPage } from '../../../ui/not-found-page.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import styles from './listing-form.module.css';
import { text } from './text.ts';

/** Scrolls to the hash of the address once its target is rendered: to the pictures after a listing was created. */
function ScrolledToHash({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return children;
}

const isNotFound = (failure: unknown) => failure instanceof ApiFailure && [404, 422].includes(failure.status);

type Props<Listing> = {
  title: string;
  loaded: { stored: Listing | undefined; failure: unknown; retry: () => void };
  /** The line below the title. */
  sub: (listing: Listing) => string;
  view: { path: (listing: Listing) => string; label: string };
  /** The documented message for a listing that cannot be loaded; without one, a missing listing is a not-found page. */
  loadError?: string;
  children: (listing: Listing) => ReactNode;
};

/** The page of an own listing's form: its head, and the loading or error state until the listing is loaded. */
export function EditListing<Listing>({ title, loaded, sub, view, loadError, children }: Props<Listing>) {
  usePageTitle(title);
  const { stored: listing, failure, retry } = loaded;
  if (isNotFound(failure) && loadError === undefined) return <NotFoundPage />;
  return (
    <>
      <PageHead
        title={title}
        sub={listing && sub(listing)}
        action={
          listing && (
            <ButtonLink variant="ghost" to={view.path(listing)}>
              {view.label}
            </ButtonLink>
          )
        }
      />
      {listing && <ScrolledToHash>{children(listing)}</ScrolledToHash>}
      {failure !== undefined && (
        <Note variant="error">
          <p>{loadError ?? failureMessage(failure, unexpectedMessage)}</p>
          <Button variant="ghost" onClick={retry}>
            {text.retry}
          </Button>
        </Note>
      )}
      {!listing && failure === undefined && (
        <p role="status" className={styles.loading}>
          {text.loading}
        </p>
      )}
    </>
  );
}
