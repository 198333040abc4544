import type { MapPosition } from '@piacter/contracts/listings';
import { type ListingTarget, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import type { VideoLink } from '@piacter/contracts/videos';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { type ReactNode, Suspense } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { dash } from '../../../lib/format.ts';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { PlaceMap, useHasMap } from '../../map/index.tsx';
import { FramedSocialLinks } from '../../social/index.ts';
import { VideoPlayers } from '../../videos/index.ts';
import styles from './detail.module.css';
import type { Group } from './listing-format.ts';
import { text } from './text.ts';

/** A section of the page with its heading. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Plain text with its line breaks; an empty line starts a new paragraph. */
function Paragraphs({ content }: { content: string }) {
  return content.split(/\n\s*\n/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their order
    <p key={index} className={styles.text}>
      {paragraph.trim()}
    </p>
  ));
}

/** A plain text under a heading; nothing for an empty text. */
export function TextBlock({ title = text.description, content }: { title?: string; content: string | null }) {
  if (!content) return null;
  return (
    <Block title={title}>
      <Paragraphs content={content} />
    </Block>
  );
}

/** A labelled part of a block. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

const isMissing = ({ value }: Group['items'][number]): boolean => value === null || value === '';

/** Labelled groups of values; a group without any value has a single note. */
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

const tagIcons = { place: IconMapPin, check: IconCheck };

/** A label with its icon. */
export type Tag = { label: string; icon: IconShape };

/** Short labels in a row, each with an icon of its own; a dash if there are none. */
export function IconTags({ tags }: { tags: readonly Tag[] }) {
  if (tags.length === 0) return <p className={styles.quiet}>{dash}</p>;
  return (
    <ul className={styles.tags}>
      {tags.map(({ label, icon }) => (
        <li key={label}>
          <Icon shape={icon} />
          {label}
        </li>
      ))}
    </ul>
  );
}

type TagsProps = { labels: readonly string[]; icon?: keyof typeof tagIcons };

/** Short labels in a row, all with the same icon. */
export const Tags = ({ labels, icon = 'check' }: TagsProps) => (
  <IconTags tags={labels.map((label) => ({ label, icon: tagIcons[icon] }))} />
);

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

/** The advertiser's social media links; nothing without links or without an active package (SOC-03). */
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

type MapProps = { position: MapPosition | null; place: string };

/** The map with what is approximate about it; nothing where no position is known, or outside of the drawn map. */
export function MapBlock(props: MapProps) {
  if (!useHasMap(props)) return null;
  return (
    <div data-print="hide">
      <Block title={text.map}>
        <PlaceMap {...props} />
        {props.position?.isApproximate === 1 && <p>{text.approximateMap}</p>}
      </Block>
    </div>
  );
}
