import type { ServiceRequestDetail } from '@piacter/contracts/requests';
import styles from './pictures.module.css';
import { text } from './text.ts';

/** The pictures of a request, each with a link to its full size. */
export function RequestPictures({ images }: Pick<ServiceRequestDetail, 'images'>) {
  if (images.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={text.pictures}>
      {images.map(({ imageID, imagePath }, index) => (
        <li key={imageID}>
          <a href={imagePath} target="_blank" rel="noreferrer">
            <img src={imagePath} alt={text.picture(index + 1, images.length)} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
