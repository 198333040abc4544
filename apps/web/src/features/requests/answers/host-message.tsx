import type { HostAnswer } from '@piacter/contracts/requests';
import { paths } from '@piacter/contracts/site/paths';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './answers.module.css';
import { text } from './text.ts';

type Props = {
  answer: Pick<HostAnswer, 'message' | 'accommodations'>;
  /** Between the words and the accommodations. */
  children?: ReactNode;
};

/** The words of a host's answer, with the accommodations that it offers. */
export function HostMessage({ answer: { message, accommodations }, children }: Props) {
  return (
    <>
      {message !== null && <blockquote className={styles.message}>{message}</blockquote>}
      {children}
      {accommodations.length > 0 && (
        <ul className={styles.accommodations} aria-label={text.accommodations}>
          {accommodations.map(
            ({ accommodationUrl, accommodationName, settlement, pricePerPerson, mainImg }) => (
              <li key={accommodationUrl}>
                <Link to={paths.accommodation(accommodationUrl)} className={styles.accommodation}>
                  <span className={styles.picture}>
                    <Picture address={mainImg} kind="accommodation" sizes="96px" priority={false} />
                  </span>
                  <span>
                    <b>{accommodationName}</b>
                    <span>{settlement}</span>
                    <span>{text.price(formatMoney(pricePerPerson))}</span>
                  </span>
                </Link>
              </li>
            ),
          )}
        </ul>
      )}
    </>
  );
}
