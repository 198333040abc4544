import { type ListingTarget, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import type { VideoLink } from '@piacter/contracts/videos';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { type ReactNode, Suspense } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { dash } from '../../../lib/format.ts';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PlaceMap, useHasMap } from '../../map/index.ts';
import { FramedSocialLinks } from '../../social/index.ts';
import { VideoPlayers } from '../../videos/index.ts';
import styles from './detail.module.css';
import type { Group } from './listing-words.ts';
import { text } from './text.ts';

/** A part of the page with its heading. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
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

/** A plain text under a heading; nothing where there is none. */
export function TextBlock({ title = text.description, written }: { title?: string; written: string | null }) {
  if (!written) return null;
  return (
    <Block title={title}>
      <Paragraphs written={written} />
    </Block>
  );
}

/** One labelled part within a block. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

const isMissing = ({ value }: Group['items'][number]): boolean => value === null || value === '';

/** Everything that is known, in labelled groups; a group of which nothing is known says so once. */
export function GroupsBlock({ title = text.data, groups }: { title?: string; groups: readonly Group[] }) {
  return (
    <Block title={title}>
      {groups.map((group) => (
        <Part key={group.title} title={group.title}>
          {group.items.every(isMissing) ? (
            <p className={styles.quiet}>{text.nothingGiven}</p>
          ) : (
            <DescriptionList items={group.items} />
          )}
        </Part>
      ))}
    </Block>
  );
}

const tagSigns = { place: IconMapPin, check: IconCheck };

/** Short words beside each other; a dash where there are none. */
export function Tags({ words, sign = 'check' }: { words: readonly string[]; sign?: keyof typeof tagSigns }) {
  if (words.length === 0) return <p className={styles.quiet}>{dash}</p>;
  return (
    <ul className={styles.tags}>
      {words.map((word) => (
        <li key={word}>
          <Icon of={tagSigns[sign]} />
          {word}
        </li>
      ))}
    </ul>
  );
}

export function VideoBlock({ links }: { links: readonly VideoLink[] }) {
  if (links.length === 0) return null;
  return (
    <div data-print="hide">
      <Block title={text.videos}>
        <Suspense>
          <VideoPlayers addresses={links.map(({ linkUrl }) => linkUrl)} />
        </Suspense>
      </Block>
    </div>
  );
}

/** SOC-03: the advertiser's pages on social media; nothing without any, or without a package in force. */
export function SocialBlock({ kind, id }: ListingTarget) {
  const links = useApi(
    'GET /api/social-media-links-by-ad/{id}/{idField}',
    { params: { id, idField: listingIDFieldByKind[kind] } },
    { shouldRetryOnError: false },
  ).data?.data;
  if (!links || Object.values(links).every((address) => address === null)) return null;
  return (
    <Suspense>
      <FramedSocialLinks
        links={links}
        frame={(row) => (
          <div data-print="hide">
            <Block title={text.socialLinks}>{row}</Block>
          </div>
        )}
      />
    </Suspense>
  );
}

type MapProps = { lat: number | null; lon: number | null; place: string };

/** The map; nothing where the place is unknown, hidden, or outside of what can be drawn. */
export function MapBlock(props: MapProps) {
  if (!useHasMap(props)) return null;
  return (
    <div data-print="hide">
      <Block title={text.map}>
        <PlaceMap {...props} />
      </Block>
    </div>
  );
}
