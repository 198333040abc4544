import { type RequestKind, requestKinds } from '@piacter/contracts/requests/values';
import { requesterPaths } from '@piacter/contracts/site/paths';
import { Link } from '../../../ui/link.tsx';
import { Placeholder } from '../../../ui/placeholder.tsx';
import styles from './kind-chooser.module.css';
import { text } from './text.ts';

const { start } = text;

function KindLink({ kind }: { kind: RequestKind }) {
  return (
    <Link to={requesterPaths[kind].create} className={styles.kind}>
      <Placeholder kind={kind} className={styles.drawing} />
      <b>{start.of[kind].title}</b>
      <span>{start.of[kind].hint}</span>
    </Link>
  );
}

/** Asks a new requester which of the three kinds of request they need. */
export function KindChooser() {
  return (
    <section className={styles.chooser} aria-labelledby="mire-kersz-ajanlatot">
      <h2 id="mire-kersz-ajanlatot">{start.question}</h2>
      <p>{start.hint}</p>
      <div className={styles.kinds}>
        {requestKinds.map((kind) => (
          <KindLink key={kind} kind={kind} />
        ))}
      </div>
    </section>
  );
}
