import type { OwnPropertyCard as OwnProperty } from '@piacter/contracts/properties';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { ownerPaths } from '../../../app/paths.ts';
import { api, useApi } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ask, tell } from '../../../ui/message-box/message-queue.ts';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import styles from './own-properties.module.css';
import { OwnPropertyCard, placeOf } from './own-property-card.tsx';
import { text } from './text.ts';

const askRemoval = (property: OwnProperty) =>
  ask({
    text: text.removeQuestion(placeOf(property)),
    detail: text.removeDetail,
    confirm: text.remove,
    cancel: text.cancel,
    danger: true,
  });

/** The owner's ads with the way to delete one (OWN-01); `removed` is what the server said of the last deletion. */
function useOwnProperties() {
  const { data, error, mutate } = useApi('GET /api/real-estates-by-user', {});
  const [removed, setRemoved] = useState('');

  const remove = async (property: OwnProperty) => {
    if (!(await askRemoval(property))) return;
    try {
      const params = { realEstateID: property.realEstateID };
      const reply = await api('DELETE /api/real-estate/{realEstateID}', { params });
      setRemoved(reply.message);
    } catch (failure) {
      await tell(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
    }
    // Even after a failure: somebody may have deleted it in another window.
    await mutate();
  };
  return { properties: data?.data, error, retry: () => void mutate(), remove, removed };
}

/** /ingatlan_tulajdonos/ingatlanok. */
export function OwnPropertiesPage() {
  usePageTitle(text.title);
  const { properties, error, retry, remove, removed } = useOwnProperties();
  const count = properties?.length ?? 0;
  return (
    <>
      <PageHead
        title={text.title}
        sub={count > 0 && text.count(count)}
        action={
          <ButtonLink to={ownerPaths.newListing}>
            <Icon of={IconPlus} />
            {text.create}
          </ButtonLink>
        }
      />
      {removed && (
        <div className={styles.status}>
          <Note variant="done">{removed}</Note>
        </div>
      )}
      {properties?.map((property, index) => (
        <OwnPropertyCard
          key={property.realEstateID}
          property={property}
          priority={index < 3}
          onRemove={(chosen) => void remove(chosen)}
        />
      ))}
      {properties?.length === 0 && (
        <EmptyState
          kind="ingatlan"
          title={text.empty.title}
          hint={text.empty.hint}
          ways={[{ to: ownerPaths.newListing, label: text.create }]}
        />
      )}
      {properties === undefined &&
        (error ? (
          <Note variant="error">
            <p>{failureMessage(error, unexpectedMessage)}</p>
            <Button variant="ghost" onClick={retry}>
              {text.retry}
            </Button>
          </Note>
        ) : (
          <p role="status" className={styles.loading}>
            {text.loading}
          </p>
        ))}
    </>
  );
}
