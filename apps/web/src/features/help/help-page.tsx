import { searchTextLimit } from '@piacter/contracts/core/values';
import { paths } from '@piacter/contracts/site/paths';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../lib/page-title.ts';
import { useTypedFilter } from '../../lib/use-typed-filter.ts';
import { Button } from '../../ui/button.tsx';
import { Field, InputBox, useField } from '../../ui/fields/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead } from '../../ui/panel.tsx';
import { findTopics, Marked, toWords } from './find-topics.tsx';
import styles from './help.module.css';
import type { HelpPart, HelpTopic } from './help-topic.ts';
import { helpTopics } from './help-topics.ts';
import { text } from './text.ts';

type Words = readonly string[];

function Part({ part, words }: { part: HelpPart; words: Words }) {
  if ('text' in part)
    return (
      <p>
        <Marked text={part.text} words={words} />
      </p>
    );
  if ('note' in part)
    return (
      <Note>
        <Marked text={part.note} words={words} />
      </Note>
    );
  const List = 'steps' in part ? 'ol' : 'ul';
  const items = 'steps' in part ? part.steps : part.points;
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <Marked text={item} words={words} />
        </li>
      ))}
    </List>
  );
}

function Topic({ topic, words }: { topic: HelpTopic; words: Words }) {
  return (
    <section id={topic.id} className={styles.topic} aria-labelledby={`${topic.id}-cim`}>
      <h2 id={`${topic.id}-cim`}>
        <Marked text={topic.title} words={words} />
      </h2>
      {topic.parts.map((part) => (
        <Part key={JSON.stringify(part).slice(0, 60)} part={part} words={words} />
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

/** What is searched for, as the address has it, and the field for it. Without JavaScript the server finds the topics. */
function useHelpSearch() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('q') ?? '';
  const filter = useTypedFilter(asked, (q) =>
    setParams(q === '' ? {} : { q }, { replace: true, preventScrollReset: true }),
  );
  const label = { label: text.search, name: 'q' };
  const { control, aria } = useField(label);
  const field = (
    <search data-print="hide">
      <form
        action={paths.help}
        onSubmit={(event) => {
          event.preventDefault();
          filter.apply();
        }}
      >
        {/* The parts of a text field, which details would load with the help. */}
        <Field {...label} control={control}>
          <InputBox icon={IconSearch}>
            <input
              {...aria}
              id={control}
              type="search"
              maxLength={searchTextLimit}
              value={filter.typed}
              onChange={({ target }) => filter.type(target.value)}
            />
          </InputBox>
        </Field>
      </form>
    </search>
  );
  return { asked, field, focus: () => document.getElementById(control)?.focus() };
}

/** Help for every part of the product, with a table of contents; prints without header and footer (PUB-02). */
export function HelpPage() {
  usePageTitle(text.title);
  useAnchor();
  const { asked, field, focus } = useHelpSearch();
  const words = toWords(asked);
  const found = findTopics(helpTopics, words);
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
        <div className={styles.side}>
          {field}
          <nav className={styles.contents} aria-label={text.contents}>
            <ol>
              {found.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className={styles.topics}>
          <p role="status" className={asked === '' ? 'sr-only' : styles.found}>
            {asked !== '' && text.found(found.length)}
          </p>
          {found.map((topic) => (
            <Topic key={topic.id} topic={topic} words={words} />
          ))}
          {asked !== '' && (
            <p>
              <Link to={paths.help} onClick={focus}>
                {text.all}
              </Link>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
