import { imageOfWidth } from '@piacter/contracts/images/values';
import { ogImageSize, visibleLengths } from '@piacter/contracts/seo/values';
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import { Icon } from '../../../ui/icon.tsx';
import styles from './seo.module.css';
import { text } from './text.ts';

const { previews } = text;

/** Cuts a text where search engines usually do, at a word boundary. */
export function cutAt(value: string, visible: number): string {
  const trimmed = value.trim();
  if (trimmed.length <= visible) return trimmed;
  const cut = trimmed.slice(0, visible);
  const boundary = cut.lastIndexOf(' ');
  return `${cut.slice(0, boundary > visible / 2 ? boundary : visible).trimEnd()} …`;
}

const getHost = () => window.location.host;

type SearchPreviewProps = { pagePath: string; title: string; description: string };

/** A page as search engines show it among their results. */
export function SearchPreview({ pagePath, title, description }: SearchPreviewProps) {
  const path = pagePath.split('/').filter(Boolean);
  return (
    <div className={styles.result}>
      <span className={styles.resultAddress}>{[getHost(), ...path].join(' › ')}</span>
      <span className={styles.resultTitle}>{cutAt(title, visibleLengths.title) || previews.emptyTitle}</span>
      <span className={styles.resultText}>
        {cutAt(description, visibleLengths.description) || previews.emptyDescription}
      </span>
    </div>
  );
}

type SharePreviewProps = { title: string; description: string; picture: string | null };

/** A page as messengers and social networks show its link. */
export function SharePreview({ title, description, picture }: SharePreviewProps) {
  return (
    <div className={styles.shared}>
      {picture === null ? (
        <div className={styles.sharedEmpty}>
          <Icon shape={IconPhotoOff} />
          <span>{previews.noPicture}</span>
        </div>
      ) : (
        <img src={imageOfWidth(picture, 800)} alt="" {...ogImageSize} className={styles.sharedImage} />
      )}
      <div className={styles.sharedText}>
        <span>{getHost()}</span>
        <b>{title || previews.emptyTitle}</b>
        <p>{description || previews.emptyDescription}</p>
      </div>
    </div>
  );
}
