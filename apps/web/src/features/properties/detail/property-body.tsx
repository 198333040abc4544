import type { PropertyDetail } from '@piacter/contracts/properties';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { type ReactNode, Suspense } from 'react';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PlaceMap, useHasMap } from '../../map/index.ts';
import { VideoPlayers } from '../../videos/index.ts';
import { groupsOf } from './property-groups.ts';
import styles from './property-page.module.css';
import { titleOf } from './property-words.ts';
import { text } from './text.ts';

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Plain text as it was written: an empty line starts a paragraph, a line break stays one. */
function Paragraphs({ written }: { written: string }) {
  return written.split(/\n\s*\n/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes its order
    <p key={index} className={styles.text}>
      {paragraph.trim()}
    </p>
  ));
}

/** Description, everything in groups, what is near, videos and map. */
export function PropertyBody({ property }: { property: PropertyDetail }) {
  const hasMap = useHasMap(property);
  const { description, exchangeDesc, specialLocations, videoLinks, lat, lon } = property;
  return (
    <>
      {description && (
        <Block title={text.description}>
          <Paragraphs written={description} />
        </Block>
      )}
      {exchangeDesc && (
        <Block title={text.exchange}>
          <Paragraphs written={exchangeDesc} />
        </Block>
      )}
      <Block title={text.data}>
        {groupsOf(property).map(({ title, items }) => (
          <div key={title} className={styles.group}>
            <h3>{title}</h3>
            <DescriptionList items={items} />
          </div>
        ))}
      </Block>
      {specialLocations.length > 0 && (
        <Block title={text.nearby}>
          <ul className={styles.tags}>
            {specialLocations.map(({ locationID, locationName }) => (
              <li key={locationID}>
                <Icon of={IconMapPin} />
                {locationName}
              </li>
            ))}
          </ul>
        </Block>
      )}
      {videoLinks.length > 0 && (
        <div data-print="hide">
          <Block title={text.videos}>
            <Suspense>
              <VideoPlayers addresses={videoLinks.map(({ linkUrl }) => linkUrl)} />
            </Suspense>
          </Block>
        </div>
      )}
      {hasMap && (
        <div data-print="hide">
          <Block title={text.map}>
            <PlaceMap lat={lat} lon={lon} place={titleOf(property)} />
          </Block>
        </div>
      )}
    </>
  );
}
