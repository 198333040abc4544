import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead } from '../../ui/panel.tsx';
import styles from './help.module.css';
import type { HelpPart, HelpTopic } from './help-topic.ts';
import { helpTopics } from './help-topics.ts';
import { text } from './text.ts';

function Part({ part }: { part: HelpPart }) {
  if ('text' in part) return <p>{part.text}</p>;
  if ('note' in part) return <Note>{part.note}</Note>;
  const List = 'steps' in part ? 'ol' : 'ul';
  const items = 'steps' in part ? part.steps : part.points;
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

function Topic({ topic }: { topic: HelpTopic }) {
  return (
    <section id={topic.id} className={styles.topic} aria-labelledby={`${topic.id}-cim`}>
      <h2 id={`${topic.id}-cim`}>{topic.title}</h2>
      {topic.parts.map((part) => (
        <Part key={JSON.stringify(part).slice(0, 60)} part={part} />
      ))}
      {topic.links && (
        <ul className={styles.links} data-print="hide">
          {topic.links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Scrolls to the anchor of the address, which was not rendered yet when the browser looked for it. */
const useAnchor = () => {
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
};

/** Help for every part of the product, with a table of contents; prints without header and footer (PUB-02). */
export function HelpPage() {
  usePageTitle(text.title);
  useAnchor();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title={text.title}
        sub={text.intro}
        action={
          <Button variant="ghost" data-print="hide" onClick={() => window.print()}>
            <Icon shape={IconPrinter} />
            {text.print}
          </Button>
        }
      />
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={text.contents}>
          <ol>
            {helpTopics.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.topics}>
          {helpTopics.map((topic) => (
            <Topic key={topic.id} topic={topic} />
          ))}
        </div>
      </div>
    </div>
  );
}
