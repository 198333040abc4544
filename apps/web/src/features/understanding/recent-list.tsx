import type { ListingKind } from '@piacter/contracts/listings/values';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './ask-box.module.css';
import { NearList } from './near-list.tsx';
import { recentSearches } from './recent-searches.ts';
import { text } from './text.ts';

type Props = {
  kind: ListingKind | undefined;
  onChoose: (asked: string) => void;
  onOpen: (address: string) => void;
};

/** What an empty box offers: searches around the visitor, and the own last ones. */
export const StartList = ({ kind, onChoose, onOpen }: Props) => (
  <>
    <NearList {...(kind && { kind })} onOpen={onOpen} />
    <RecentList onChoose={onChoose} />
  </>
);

/** The own last searches, to be repeated or forgotten; nothing without any. */
function RecentList({ onChoose }: Pick<Props, 'onChoose'>) {
  const recent = recentSearches.use();
  if (recent.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="legutobbi-keresesek">
      <div>
        <h2 id="legutobbi-keresesek">{text.recent}</h2>
        <Button variant="plain" onClick={() => recentSearches.write([])}>
          {text.forget}
        </Button>
      </div>
      <ul>
        {recent.map((asked) => (
          <li key={asked}>
            <button type="button" onClick={() => onChoose(asked)}>
              <Icon shape={IconHistory} />
              <span>{asked}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
