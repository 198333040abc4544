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

/** What stands in the address after '#' is scrolled to once it is here: 'Képek' after a listing was created. */
function ScrolledToHash({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return children;
}

const isAbsent = (failure: unknown) => failure instanceof ApiFailure && [404, 422].includes(failure.status);

type Props<Listing> = {
  title: string;
  loaded: { stored: Listing | undefined; failure: unknown; retry: () => void };
  /** The line below the title, and the way to the public page. */
  sub: (listing: Listing) => string;
  view: { path: (listing: Listing) => string; label: string };
  /** The documents' words for a listing that cannot be had; without them one that is absent is a page not found. */
  failed?: string;
  children: (listing: Listing) => ReactNode;
};

/** The page of an own listing's form: its head, and the waiting or the failure until the listing is here. */
export function EditListing<Listing>({ title, loaded, sub, view, failed, children }: Props<Listing>) {
  usePageTitle(title);
  const { stored: listing, failure, retry } = loaded;
  if (isAbsent(failure) && failed === undefined) return <NotFoundPage />;
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
          <p>{failed ?? failureMessage(failure, unexpectedMessage)}</p>
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
