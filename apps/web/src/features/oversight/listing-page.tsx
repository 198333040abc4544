import { type ListingKind, listingKinds } from '@piacter/contracts/listings/values';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useApi, useRefresh } from '../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { AreaNotFoundPage } from '../../ui/area-not-found-page.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending.tsx';
import { HiddenNote } from '../reports/index.ts';
import { AdminVisibility } from '../reports/visibility/index.tsx';
import styles from './oversight.module.css';
import { text } from './text.ts';
import { objectPath, Timeline } from './timeline/index.tsx';

const { listing: words } = text;

function Listing({ kind, id }: { kind: ListingKind; id: number }) {
  const { data, error, mutate } = useApi('GET /api/listings/{kind}/{id}/visibility', {
    params: { kind, id },
  });
  const refresh = useRefresh();
  const [done, setDone] = useState('');
  const listing = data?.data;
  usePageTitle(listing?.title ?? words.title);
  if (!listing)
    return (
      <Pending
        loading={text.loading}
        failure={error ? failureMessage(error, unexpectedMessage) : undefined}
        onRetry={() => void mutate()}
      />
    );
  const { title, ownerID, ownerName, ownerEmail, hiddenReason } = listing;
  return (
    <>
      <PageHead title={title} sub={`${text.entities[kind]} · ${text.search.number(id)}`} />
      {done && <Note variant="done">{done}</Note>}
      {hiddenReason !== null && <HiddenNote reason={hiddenReason} listing={{ kind, id }} isOwn={false} />}
      <div className={styles.actions}>
        <ButtonLink variant="soft" to={listing.url}>
          {words.open}
        </ButtonLink>
        <AdminVisibility
          listing={{ kind, id, title, isHidden: listing.isHidden === 1 }}
          onDone={(message) => {
            setDone(message);
            return Promise.all([mutate(), refresh('GET /api/timelines/{entity}/{id}')]);
          }}
        />
      </div>
      <Panel title={words.owner}>
        <Link to={objectPath('user', ownerID)}>{ownerName || ownerEmail}</Link>
        <span className={styles.small}>{ownerEmail}</span>
      </Panel>
      <Timeline entity={kind} id={id} />
    </>
  );
}

/** The admin's page of a listing: whose it is, and what happened to it (ADM-16). */
export function AdminListingPage() {
  const { kind: given, id = '' } = useParams();
  const kind = listingKinds.find((one) => one === given);
  return kind && /^[1-9]\d{0,9}$/.test(id) ? <Listing kind={kind} id={Number(id)} /> : <AreaNotFoundPage />;
}
